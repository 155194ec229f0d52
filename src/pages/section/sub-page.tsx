import { DataTable } from '#src/components/data-table/data-table.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { MissingNotice } from '#src/components/missing-notice/missing-notice.tsx';
import { Picture } from '#src/components/picture/picture.tsx';
import { content } from '#src/content/content.ts';
import { picture } from '#src/content/pictures.ts';
import type { Programme, ProgrammePage } from '#src/content/programme-schema.ts';
import { href } from '#src/routes.ts';
import { CareerTable } from './career-table.tsx';
import { CurriculumTable } from './curriculum-table.tsx';
import { ModuleOverview, ModuleTable } from './module-tables.tsx';
import { missingNotice } from './notices.ts';
import styles from './section.module.css';
import { StreamTables } from './stream-tables.tsx';

type SubPageProps = { programme: Programme; page: ProgrammePage; phone: string };

/** What stands on a sub-page below its lead. */
export function SubPage({ programme, page, phone }: SubPageProps) {
  const notice = missingNotice(programme, page);
  return (
    <>
      {notice ? (
        <MissingNotice
          notice={notice}
          phone={phone}
          admissionsHref={href('/admissions')}
          greeting={`Hello, I would like to know about ${programme.name}.`}
        />
      ) : (
        <Tables programme={programme} page={page} />
      )}
      {(page.show === 'criteria' || page.show === 'requirements') && (
        <p data-no-print>
          <a className="text-link" href={href('/courses/what-can-i-study')}>
            {content.whatCanIStudy.check} <Icon name="arrow" />
          </a>
        </p>
      )}
      {page.parts?.map(({ heading, text, points, picture: name }) => (
        <section key={heading} className={styles.part}>
          <h2>{heading}</h2>
          {text?.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && (
            <ul className="ticks">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {name && (
            <div className={styles.picture}>
              <Picture picture={picture(name)} sizes="(width < 56.25rem) 100vw, 58rem" />
            </div>
          )}
        </section>
      ))}
      {page.note && <p className={`small ${styles.note}`}>{page.note}</p>}
      {page.closing && <p className={styles.closing}>{page.closing}</p>}
    </>
  );
}

function Tables({ programme, page }: { programme: Programme; page: ProgrammePage }) {
  const { name, curriculum, requirements, career, streams, modules } = programme;
  const stream = page.of ? streams?.[page.of] : undefined;
  const plan = page.of ? modules?.[page.of] : undefined;
  switch (page.show) {
    case 'about':
      return null;
    case 'curriculum':
      return curriculum && <CurriculumTable curriculum={curriculum} />;
    case 'criteria':
      return (
        requirements && (
          <DataTable
            caption={`${requirements.Program}: requirements`}
            columns={['Requirement', 'Details']}
            rows={requirements.Requirements.map((row) => [row.Requirement, row.Details])}
          />
        )
      );
    case 'career':
      return career && <CareerTable career={career} />;
    case 'groups':
      return (
        <DataTable
          caption={`${name} groups and their subjects`}
          columns={['Group', 'Subjects Offered']}
          rows={(programme.curriculumGroups ?? []).map((row) => [row.group, row.subjectsOffered])}
        />
      );
    case 'requirements':
      return (
        <DataTable
          caption={`What ${name} asks`}
          columns={['Requirement', 'Details']}
          rows={(programme.requirementRows ?? []).map((row) => [row.requirement, row.details])}
        />
      );
    case 'common-features':
      return (
        <DataTable
          caption="Common to all groups"
          columns={['Aspect', 'Details']}
          rows={(programme.commonFeatures ?? []).map((row) => [row.aspect, row.details])}
        />
      );
    case 'stream':
      return stream && <StreamTables stream={stream} />;
    case 'modules':
      return plan && <ModuleTable plan={plan} />;
    case 'module-overview':
      return <ModuleOverview programme={programme} />;
  }
}
