import { namedForOffice } from '#src/admissions/enquiry-link.ts';
import { waysToAsk } from '#src/blocks/ask/ask-section.tsx';
import { OpenQuestions } from '#src/blocks/open-questions/open-questions.tsx';
import { Source } from '#src/blocks/source/source.tsx';
import { AdmissionLine } from '#src/components/admission-state/admission-line.tsx';
import { ArrowLink } from '#src/components/arrow-link/arrow-link.tsx';
import { DataTable } from '#src/components/data-table/data-table.tsx';
import { List } from '#src/components/list/list.tsx';
import { MissingNotice } from '#src/components/missing-notice/missing-notice.tsx';
import { Picture, phoneSizes } from '#src/components/picture/picture.tsx';
import type { Edition } from '#src/content/engine/edition.ts';
import type { Programme, ProgrammePage } from '#src/content/schemas/programme.ts';
import { admissionLine } from '#src/content/views/admission-lines.ts';
import { picture } from '#src/content/views/pictures.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { belowLaptop } from '#src/styles/breakpoints.ts';
import { layout } from '#src/styles/layout.ts';
import { CareerTable } from './career-table.tsx';
import { CurriculumTable } from './curriculum-table.tsx';
import { ModuleOverview, ModuleTable } from './module-tables.tsx';
import { missingNotice } from './notices.ts';
import { Part } from './part.tsx';
import styles from './section.module.css';
import { StreamTables } from './stream-tables.tsx';

type SubPageProps = {
  edition: Edition;
  programme: Programme;
  page: ProgrammePage;
  builtOn: Date;
};

/** What is on a sub-page below its lead. */
export function SubPage({ edition, programme, page, builtOn }: SubPageProps) {
  const { defaultContent, words } = edition;
  const notice = missingNotice(programme, page, words.section.missing);
  return (
    <>
      {notice ? (
        <MissingNotice
          {...waysToAsk(edition)}
          greeting={fill(words.section.greeting, {
            course: namedForOffice(programme.name, defaultContent.programmes[programme.id].name),
          })}
          notice={notice}
        >
          <p>{words.notice}</p>
        </MissingNotice>
      ) : (
        <Tables edition={edition} programme={programme} page={page} />
      )}
      {saysEntry(programme, page) && (
        <Entrance edition={edition} programme={programme} builtOn={builtOn} />
      )}
      {page.parts?.map(({ heading, text, points, questions, picture: name }) => (
        <Part
          key={heading}
          heading={heading}
          picture={
            name && (
              <Picture
                picture={picture(edition, name)}
                sizes={`${phoneSizes}, ${belowLaptop} 100vw, 58rem`}
              />
            )
          }
        >
          {text?.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && <List lines={points} />}
          {questions && (
            <OpenQuestions
              edition={edition}
              groups={[{ questions: questions.map((question) => ({ question })) }]}
            />
          )}
        </Part>
      ))}
      {page.note && <p className={layout.small}>{page.note}</p>}
      {page.closing && <p className={styles.closing}>{page.closing}</p>}
    </>
  );
}

/** Where a programme says who may join; the academy does so on its first page. */
function saysEntry({ pages }: Programme, page: ProgrammePage): boolean {
  const hasTable = ({ show }: ProgrammePage) => show === 'criteria' || show === 'requirements';
  return hasTable(page) || (page.show === 'about' && !Object.values(pages).some(hasTable));
}

/** Where to read on, below the rules. */
function Entrance({ edition, programme, builtOn }: Omit<SubPageProps, 'page'>) {
  const { content, words, href } = edition;
  return (
    <div className={styles.entrance}>
      <AdmissionLine {...admissionLine(edition, builtOn, programme.id)} />
      <p className={layout.small}>
        {words.entrance.label}. <Source edition={edition} source={programme.selection.source} />
      </p>
      <p data-no-print>
        <ArrowLink href={href('/courses/what-can-i-study')}>
          {content['what-can-i-study'].check}
        </ArrowLink>
      </p>
      <p data-no-print>
        <ArrowLink href={`${href('/admissions/documents')}#${programme.id}`}>
          {content.papers.invite}
        </ArrowLink>
      </p>
    </div>
  );
}

function Tables({ edition, programme, page }: Omit<SubPageProps, 'builtOn'>) {
  const { name, duration, curriculum, requirements, career, streams, modules } = programme;
  const words = edition.words.section.tables;
  const { requirementColumns, groupColumns, commonColumns } = words;
  const stream = page.of ? streams?.[page.of] : undefined;
  const plan = page.of ? modules?.[page.of] : undefined;
  switch (page.show) {
    case 'about':
      return null;
    case 'curriculum':
      return (
        curriculum && <CurriculumTable curriculum={curriculum} duration={duration} words={words} />
      );
    case 'criteria':
      return (
        requirements && (
          <DataTable
            caption={fill(words.requirements, { program: requirements.Program })}
            columns={[requirementColumns.requirement, requirementColumns.details]}
            rows={requirements.Requirements.map((row) => [row.Requirement, row.Details])}
          />
        )
      );
    case 'career':
      return career && <CareerTable career={career} words={words} />;
    case 'groups':
      return (
        <DataTable
          caption={fill(words.groups, { course: name })}
          columns={[groupColumns.group, groupColumns.subjects]}
          rows={(programme.curriculumGroups ?? []).map((row) => [row.group, row.subjectsOffered])}
        />
      );
    case 'requirements':
      return (
        <DataTable
          caption={fill(words.rows, { course: name })}
          columns={[requirementColumns.requirement, requirementColumns.details]}
          rows={(programme.requirementRows ?? []).map((row) => [row.requirement, row.details])}
        />
      );
    case 'common-features':
      return (
        <DataTable
          caption={words.common}
          columns={[commonColumns.aspect, commonColumns.details]}
          rows={(programme.commonFeatures ?? []).map((row) => [row.aspect, row.details])}
        />
      );
    case 'stream':
      return stream && <StreamTables stream={stream} words={words} />;
    case 'modules':
      return plan && <ModuleTable plan={plan} words={words} />;
    case 'module-overview':
      return <ModuleOverview edition={edition} programme={programme} />;
  }
}
