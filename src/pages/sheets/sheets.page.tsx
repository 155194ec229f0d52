import type { Edition } from '#src/content/check/edition.ts';
import { headOf } from '#src/content/views/pictures.ts';
import { langs, languages } from '#src/languages.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import type { MadeDocuments, PageModule } from '#src/pages/page.ts';
import { documents, href, type Link, sectionIds } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Medal } from '#src/ui/medal/medal.tsx';
import { PageHead } from '#src/ui/page-head/page-head.tsx';
import styles from './sheets.module.css';

/** All that can be downloaded, in every language. */
export const page: PageModule = {
  Page({ edition, breadcrumb, documents: made }) {
    const { programmes, fees, dates, sheets: text } = edition.content;
    const files = { edition, made };
    return (
      <>
        <PageHead {...headOf(edition, text)} breadcrumb={breadcrumb} />
        <ul className={`${layout.wrap} ${layout.pageBody} ${styles.sheets}`}>
          {sectionIds.map((id) => {
            const { name, fullName, medal, ground } = programmes[id];
            return (
              <li key={id} className={`${layout.paper} ${styles.sheet}`} data-edge={ground}>
                <Medal name={medal} />
                <h2>{name}</h2>
                {name !== fullName && <p>{fullName}</p>}
                <Files {...files} of={name} path={documents.sheets[id]} />
              </li>
            );
          })}
          <li className={`${layout.paper} ${styles.sheet}`}>
            <h2>{dates.title}</h2>
            <p>{text.dates}</p>
            <Files {...files} of={dates.title} path={documents.poster} />
          </li>
          <li className={`${layout.paper} ${styles.sheet}`}>
            <h2>{fees.title}</h2>
            <p>{text.fees}</p>
            <Files {...files} of={fees.title} path={documents.fees} />
          </li>
        </ul>
      </>
    );
  },
};

type FilesProps = {
  edition: Edition;
  made: MadeDocuments | undefined;
  of: string;
  path: Link;
};

/** A document in each language, with its size for those who pay by the byte. */
function Files({ edition: { lang, words }, made, of, path }: FilesProps) {
  return (
    <ul className={styles.files}>
      {langs.map((other) => {
        const { name, tag } = languages[other];
        const address = href(other, path);
        const bytes = made?.get(address)?.length;
        const size = bytes && fill(words.sheet.size, { kilobytes: Math.ceil(bytes / 1024) });
        return (
          <li key={other}>
            <a className={styles.file} href={address} download>
              <Icon name="download" />
              <span className={layout.visuallyHidden}>{of}: </span>
              <span lang={other === lang ? undefined : tag}>{name}</span>
              <small>{[words.sheet.format, size].filter(Boolean).join(', ')}</small>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
