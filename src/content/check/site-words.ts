import type { siteTokens } from '#src/content/schemas/fields.ts';
import type { Site } from '#src/content/schemas/site.ts';
import { type Lang, type Language, languages } from '#src/languages.ts';
import { chatLink, mailLink, telephoneLink } from '#src/lib/contact-links.ts';
import type { Words } from '#src/words.ts';
import { describeOfficeDays } from './describe-site.ts';
import { fillOnce } from './fill-once.ts';
import type { Report } from './parse.ts';

/**
 * Fills the institution's own words into a file's texts; an unknown one is a problem.
 *
 * @param isOpen other words in braces stay, to be filled later
 */
export function fillSiteWords<Value extends object>(
  value: Value,
  words: SiteWords,
  file: string,
  report: Report,
  isOpen = false,
): Value {
  return fillOnce(value, words, (token, field) => {
    if (isOpen) return;
    const known = Object.keys(words).join(', ');
    report.add(file, field, `{${token}} stands for nothing. Use one of ${known}`);
  });
}

/** `1,00,000`, or `లక్ష` where the language has a word for whole lakhs. */
function inSentence(number: number, lang: Lang): string {
  const { locale, lakhs }: Language = languages[lang];
  const count = number / 100_000;
  if (lakhs && count >= 1 && Number.isInteger(count)) {
    return (count === 1 ? lakhs.one : lakhs.other).replace('{count}', String(count));
  }
  return number.toLocaleString(locale, { numberingSystem: 'latn' });
}

export type SiteWords = Record<(typeof siteTokens)[number], string>;

/**
 * The facts that any text may name in braces.
 *
 * @param lengthNote what explains a length that is given in two ways
 * @param words of the interface, which say when the office is open
 */
export function siteWords(site: Site, lengthNote: string, lang: Lang, words: Pick<Words, 'hours'>) {
  const { name, shortName, kind, founded, address, claims, phone, email, chatGreeting } = site;
  return {
    institution: name,
    short: shortName,
    kind,
    founded: String(founded),
    locality: address.locality,
    district: address.district,
    state: address.state,
    experience: `${claims.experience}+`,
    graduates: inSentence(claims.graduates, lang),
    countries: `${claims.countries}+`,
    placement: `${claims.placement}%`,
    lengthNote,
    officeDays: describeOfficeDays({ lang, words }, site.hours),
    // A number that breaks over two lines is hard to read and to dial.
    phone: phone.replaceAll(' ', '\u00a0'),
    email,
    call: telephoneLink(phone),
    chat: chatLink(phone, chatGreeting),
    mail: mailLink({ to: email }),
  };
}
