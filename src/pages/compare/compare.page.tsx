import { toHtml } from '#src/content/schemas/markdown.ts';
import { sectionsData } from '#src/content/views/page-meta.ts';
import { headOf } from '#src/content/views/pictures.ts';
import { chatLink } from '#src/lib/contact-links.ts';
import { untiedText } from '#src/lib/tied-text.ts';
import type { PageModule } from '#src/pages/page.ts';
import { sectionIds } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import { ArrowLink } from '#src/ui/arrow-link/arrow-link.tsx';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Choice } from '#src/ui/choice/choice.tsx';
import { PageHead } from '#src/ui/page-head/page-head.tsx';
import { Prose } from '#src/ui/prose/prose.tsx';
import styles from './compare.module.css';
import { ComparisonTable } from './comparison-table.tsx';

export const page: PageModule = {
  structuredData: (edition) => [sectionsData(edition, sectionIds)],
  Page({ edition, breadcrumb }) {
    const { programmes, compare: text, admissions, site } = edition.content;
    const finder = edition.content['what-can-i-study'];
    const { choose, nothingShown, note } = text;
    return (
      <div className={styles.compare}>
        <PageHead {...headOf(edition, text)} breadcrumb={breadcrumb} />
        <div className={`${layout.wrap} ${layout.stack} ${styles.content}`}>
          <form className={styles.choice} method="dialog" autoComplete="off">
            <fieldset>
              <legend>{choose}</legend>
              {sectionIds.map((id) => (
                <Choice
                  key={id}
                  label={programmes[id].name}
                  type="checkbox"
                  name="show"
                  value={id}
                  defaultChecked
                />
              ))}
            </fieldset>
          </form>
          <p className={styles.nothing}>{nothingShown}</p>
          <ComparisonTable edition={edition} />
          <Prose html={toHtml(note, edition.href)} className={layout.small} />
          <p className={layout.cluster} data-no-print>
            <ButtonLink
              href={chatLink(site.phone, untiedText(admissions.fees.chat))}
              icon="chat"
              variant="line"
            >
              {edition.words.admissions.ask}
            </ButtonLink>
            <ArrowLink href={edition.href('/courses/what-can-i-study')}>{finder.invite}</ArrowLink>
          </p>
        </div>
      </div>
    );
  },
};
