import type { Edition } from '#src/content/check/edition.ts';
import { headOf, picture } from '#src/content/views/pictures.ts';
import { programmeRows } from '#src/content/views/programme-rows.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import type { PageModule } from '#src/pages/page.ts';
import { sectionIds } from '#src/routes.ts';
import { belowLaptop } from '#src/styles/breakpoints.ts';
import { layout } from '#src/styles/layout.ts';
import { waysToAsk } from '#src/ui/ask/ask-section.tsx';
import { DataTable } from '#src/ui/data-table/data-table.tsx';
import { Handbook } from '#src/ui/handbook/handbook.tsx';
import { PageHead } from '#src/ui/page-head/page-head.tsx';
import { Picture, phoneSizes } from '#src/ui/picture/picture.tsx';
import { Points } from '#src/ui/points/points.tsx';
import { WaysToAsk } from '#src/ui/ways-to-ask/ways-to-ask.tsx';
import styles from './examinations.module.css';

export const page: PageModule = {
  Page({ edition, breadcrumb }) {
    const { content, words } = edition;
    const { examinations: text, site } = content;
    return (
      <>
        <PageHead {...headOf(edition, text)} breadcrumb={breadcrumb} />
        <Handbook
          label={words.legal.contents}
          parts={[
            { id: 'table', heading: text.table.heading, content: <Rules edition={edition} /> },
            {
              id: 'rules',
              heading: text.rules.heading,
              content: <Points points={text.rules.items} />,
            },
            { id: 'ask', heading: text.ask.heading },
          ]}
        />
        <section id="ask" className={layout.section} data-ground="flour">
          <div className={`${layout.wrap} ${layout.columns} ${styles.ask}`}>
            <div className={`${layout.stack} ${layout.stackStart}`}>
              <h2>{text.ask.heading}</h2>
              <p className={layout.lead}>{text.ask.text}</p>
              <WaysToAsk {...waysToAsk(edition)} greeting={site.chatGreeting} />
            </div>
            <Picture
              picture={picture(edition, text.ask.picture)}
              sizes={`${phoneSizes}, ${belowLaptop} 100vw, 38rem`}
            />
          </div>
        </section>
      </>
    );
  },
};

/** Attendance and pass marks of every programme, as its own file has them. */
function Rules({ edition }: { edition: Edition }) {
  const { content, words } = edition;
  const { heading } = content.examinations.table;
  const { unknown } = words.rows;
  const { attendance, passMark } = programmeRows(edition);
  return (
    <DataTable
      caption={heading}
      headingLevel="none"
      columns={[words.examinations.course, attendance.heading, passMark.heading]}
      rows={sectionIds.map((id) => {
        const programme = content.programmes[id];
        const { fullName, indicative } = programme;
        return [
          indicative ? fill(words.finder.table.indicative, { course: fullName }) : fullName,
          attendance.value(programme) ?? unknown,
          passMark.value(programme) ?? unknown,
        ];
      })}
    />
  );
}
