import { toHtml } from '#src/content/schemas/markdown.ts';
import { calendarEvents } from '#src/content/views/admission-dates.ts';
import { picture } from '#src/content/views/pictures.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import type { PageProps } from '#src/pages/page.ts';
import { sectionIds, sectionStart } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import { AdmissionLine } from '#src/ui/admission-line/admission-line.tsx';
import { ApplySteps } from '#src/ui/apply-steps/apply-steps.tsx';
import { Bloom } from '#src/ui/bloom/bloom.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { CalendarLink } from '#src/ui/calendar-link/calendar-link.tsx';
import { closes, Dialog, opens } from '#src/ui/dialog/dialog.tsx';
import { Handbook } from '#src/ui/handbook/handbook.tsx';
import { Hours, hasHours } from '#src/ui/hours/hours.tsx';
import { LinkTiles } from '#src/ui/link-tiles/link-tiles.tsx';
import { OpenQuestions } from '#src/ui/open-questions/open-questions.tsx';
import { Portrait } from '#src/ui/portrait/portrait.tsx';
import { Prose } from '#src/ui/prose/prose.tsx';
import { SiteSearch } from '#src/ui/site-search/site-search.tsx';
import { SourceList } from '#src/ui/source/source-list.tsx';
import { Tick } from '#src/ui/tick/tick.tsx';
import styles from './components.module.css';
import { Example } from './example.tsx';

/** Parts that tell facts of the college, or lead to them. */
export function FactExamples({ edition, builtOn }: Pick<PageProps, 'edition' | 'builtOn'>) {
  const { content, words, href } = edition;
  const { 'about-us': about, costs, 'privacy-policy': privacy, programmes } = content;
  const [id = 'gnm', other = id] = sectionIds;
  const syllabus = Object.values(programmes).find(hasHours);
  const [first = '', ...questions] = costs.questions.list;
  const events = calendarEvents(edition, indianDay(builtOn));
  return (
    <>
      <Example edition={edition} of={[AdmissionLine, CalendarLink]}>
        <AdmissionLine edition={edition} builtOn={builtOn} id={id} />
        <AdmissionLine edition={edition} builtOn={builtOn} id={other} asks={false} />
        <div className={layout.cluster}>
          {events.slice(0, 2).map((event, index) => (
            <CalendarLink key={event.id} edition={edition} event={event} google={index > 0} />
          ))}
        </div>
      </Example>
      <Example edition={edition} of={[ApplySteps, LinkTiles]}>
        <ApplySteps {...edition} />
        <LinkTiles
          links={sectionIds.map((one) => ({
            title: programmes[one].fullName,
            path: href(sectionStart(one)),
            ground: programmes[one].ground,
          }))}
        />
      </Example>
      {syllabus && (
        <Example edition={edition} of={[Hours, Bloom]}>
          <Hours edition={edition} programme={syllabus} byYear named />
          <Bloom drawing="year-1" size={64} />
        </Example>
      )}
      <Example edition={edition} of={[OpenQuestions, Tick]}>
        <OpenQuestions edition={edition} questions={[first]} />
        <OpenQuestions edition={edition} questions={questions} />
        <Tick name="components">{words.finder.yes}</Tick>
      </Example>
      <Example edition={edition} of={[Portrait, Dialog]}>
        <div className={styles.cards}>
          <Portrait
            drawing="/patterns/portrait-founder.svg"
            follows={words.about.photographFollows}
            sizes="16rem"
          />
          <Portrait
            drawing="/patterns/portrait-founder.svg"
            photograph={picture(edition, 'library-a')}
            follows={words.about.photographFollows}
            sizes="16rem"
          />
        </div>
        <Button {...opens('example')}>{about.governingBody.heading}</Button>
        <Dialog id="example" labelledBy="example-heading" close={words.about.close} hasFoot>
          <h3 id="example-heading">{about.governingBody.heading}</h3>
          <p>{about.governingBody.note}</p>
          <Button {...closes('example')}>{words.about.close}</Button>
        </Dialog>
      </Example>
      <Example edition={edition} of={[SiteSearch]}>
        <SiteSearch {...edition} />
      </Example>
      <Handbook
        label={words.legal.contents}
        parts={privacy.sections.slice(0, 3).map(({ id: part, heading, text }, index) => ({
          id: part,
          heading,
          beside: index > 0,
          content: <Prose html={toHtml(text, href)} />,
        }))}
        numbered
      >
        <SourceList edition={edition} sources={costs.sources} />
      </Handbook>
    </>
  );
}
