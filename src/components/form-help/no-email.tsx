import { chatLink, telephoneLink } from '#src/lib/contact-links.ts';

export type NoEmailWords = Record<'ask' | 'call' | 'or' | 'chat', string>;

/** Below the name of a field that a family without a mail address cannot fill. */
export function NoEmail({ phone, words }: { phone: string; words: NoEmailWords }) {
  return (
    <>
      {words.ask} <a href={telephoneLink(phone)}>{words.call}</a> {words.or}{' '}
      <a href={chatLink(phone)}>{words.chat}</a>
    </>
  );
}
