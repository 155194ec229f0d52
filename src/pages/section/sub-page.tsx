import type { Edition } from '#src/content/check/edition.ts';
import type { Programme, ProgrammePage } from '#src/content/schemas/programme.ts';
import { picture } from '#src/content/views/pictures.ts';
import { paragraphsOf } from '#src/lib/paragraphs-of.ts';
import type { Link } from '#src/routes.ts';
import { belowLaptop } from '#src/styles/breakpoints.ts';
import { layout } from '#src/styles/layout.ts';
import { AdmissionLine } from '#src/ui/admission-line/admission-line.tsx';
import { ArrowLink } from '#src/ui/arrow-link/arrow-link.tsx';
import { Hours, hasHours } from '#src/ui/hours/hours.tsx';
import { List } from '#src/ui/list/list.tsx';
import { OpenQuestions } from '#src/ui/open-questions/open-questions.tsx';
import { Picture, phoneSizes } from '#src/ui/picture/picture.tsx';
import { Source } from '#src/ui/source/source.tsx';
import { SourceList } from '#src/ui/source/source-list.tsx';
import { Part } from './part.tsx';
import styles from './section.module.css';
import { Tables } from './tables.tsx';

type SubPageProps = {
  edition: Edition;
  programme: Programme;
  page: ProgrammePage;
  builtOn: Date;
};

/** The content of a sub-page below its lead. */
export function SubPage({ edition, programme, page, builtOn }: SubPageProps) {
  return (
    <>
      {page.show === 'about' && <HoursPart edition={edition} programme={programme} />}
      <Tables edition={edition} programme={programme} page={page} />
      {page.show === 'curriculum' && <HoursPart edition={edition} programme={programme} byYear />}
      {saysEntry(programme, page) && (
        <Entrance edition={edition} programme={programme} builtOn={builtOn} />
      )}
      {page.parts?.map(({ heading, text, points, links = [], questions, picture: name }) => (
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
          {paragraphsOf(text ?? '').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {points && <List lines={points} />}
          {links.map(({ title, path }) => (
            <ArrowLink key={path} href={edition.href(path as Link)}>
              {title}
            </ArrowLink>
          ))}
          {questions && <OpenQuestions edition={edition} questions={questions} />}
        </Part>
      ))}
      {page.note && <p className={layout.small}>{page.note}</p>}
      {page.closing && <p className={styles.closing}>{page.closing}</p>}
    </>
  );
}

type HoursPartProps = Pick<SubPageProps, 'edition' | 'programme'> & { byYear?: boolean };

function HoursPart({ edition, programme, byYear = false }: HoursPartProps) {
  if (!hasHours(programme)) return null;
  return (
    <Part heading={edition.words.section.hours.heading}>
      <Hours edition={edition} programme={programme} byYear={byYear} />
    </Part>
  );
}

/** Whether this page of a programme says who may join; the academy says it on its first page. */
function saysEntry({ pages }: Programme, page: ProgrammePage): boolean {
  const hasTable = ({ show }: ProgrammePage) => show === 'criteria' || show === 'requirements';
  return hasTable(page) || (page.show === 'about' && !Object.values(pages).some(hasTable));
}

/** Links to further reading, below the rules. */
function Entrance({ edition, programme, builtOn }: Omit<SubPageProps, 'page'>) {
  const { content, words, href } = edition;
  const { source, further } = programme.selection;
  return (
    <div className={styles.entrance}>
      <AdmissionLine edition={edition} builtOn={builtOn} id={programme.id} />
      {source && (
        <p className={layout.small} data-nosnippet>
          {words.entrance.label}. <Source edition={edition} source={source} />
        </p>
      )}
      {further && <SourceList edition={edition} sources={further} />}
      <p data-no-print>
        <ArrowLink href={href('/courses/what-can-i-study')}>
          {content['what-can-i-study'].check}
        </ArrowLink>
      </p>
      {programme.entry.previous.includes('intermediate') && (
        <p data-no-print>
          <ArrowLink href={href('/admissions/may-i-join')}>
            {content['may-i-join'].invite}
          </ArrowLink>
        </p>
      )}
      <p data-no-print>
        <ArrowLink href={`${href('/admissions/documents')}#${programme.id}`}>
          {content['documents'].invite}
        </ArrowLink>
      </p>
    </div>
  );
}
