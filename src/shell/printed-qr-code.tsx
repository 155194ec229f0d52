import * as attribute from '#src/client/attributes.ts';
import type { Edition } from '#src/content/check/edition.ts';
import { type ListedRoute, qrCodePath } from '#src/routes.ts';
import styles from './printed-qr-code.module.css';

type PrintedQrCodeProps = { edition: Edition; route: ListedRoute };

/**
 * Print only, at the head of the first sheet: the date, and the page's URL as text and QR code.
 * None of it is text that is searched or read aloud.
 */
export function PrintedQrCode({ edition: { content, href }, route }: PrintedQrCodeProps) {
  const path = href(route.path);
  const address = new URL(content.site.origin).host + path;
  return (
    <div className={styles.mark} data-address={address} aria-hidden="true">
      {/* Not lazy: a page that is scrolled down would be printed without it. */}
      <img src={qrCodePath(path)} alt="" width="96" height="96" fetchPriority="low" />
      <span {...{ [attribute.today]: true }} />
    </div>
  );
}
