import { describeAttendance, describePassMark } from '#src/admissions/programme-facts.ts';
import { DataTable } from '#src/components/data-table/data-table.tsx';
import { PageHead } from '#src/components/page-head/page-head.tsx';
import { Picture } from '#src/components/picture/picture.tsx';
import { Points } from '#src/components/points/points.tsx';
import { WaysToAsk } from '#src/components/ways-to-ask/ways-to-ask.tsx';
import { content } from '#src/content/content.ts';
import { picture } from '#src/content/pictures.ts';
import { breadcrumbList } from '#src/lib/structured-data.ts';
import type { PageModule } from '#src/pages/page.ts';
import { href, sectionIds } from '#src/routes.ts';
import styles from './examinations.module.css';

const { examinations: text, programmes, site } = content;
const crumbs = [{ title: 'Home', path: href('/') }, { title: text.title }];

export const examinations: PageModule = {
  meta: () => ({
    title: text.title,
    description: text.description,
    structuredData: [breadcrumbList(site.origin, crumbs)],
  }),
  Page: () => (
    <>
      <PageHead
        ground="mist"
        crumbs={crumbs}
        telugu={text.telugu}
        title={text.heading}
        lead={text.lead}
      />
      <section className="section">
        <div className="wrap">
          <Rules />
        </div>
      </section>
      <section className="section" data-ground="white">
        <div className="wrap">
          <div className="section-head">
            <h2>{text.rules.heading}</h2>
          </div>
          <Points points={text.rules.items} />
        </div>
      </section>
      <section className="section" data-ground="flour">
        <div className={`wrap ${styles.ask}`}>
          <div className={styles.words}>
            <h2>{text.ask.heading}</h2>
            <p className="lead">{text.ask.text}</p>
            <WaysToAsk
              phone={site.phone}
              admissionsHref={href('/admissions')}
              greeting={site.chatGreeting}
            />
          </div>
          <Picture picture={picture(text.ask.picture)} sizes="(width < 56.25rem) 100vw, 38rem" />
        </div>
      </section>
    </>
  ),
};

/** Attendance and pass marks of every programme, as its own file has them. */
function Rules() {
  const { heading, unknown, entrance } = text.table;
  return (
    <DataTable
      caption={heading}
      columns={['Course', 'Attendance', 'Pass mark']}
      rows={sectionIds.map((id) => {
        const { fullName, attendance, passMark } = programmes[id];
        return [
          fullName,
          attendance ? describeAttendance(attendance) : unknown,
          passMark ? describePassMark(passMark) : id === 'academy' ? entrance : unknown,
        ];
      })}
    />
  );
}
