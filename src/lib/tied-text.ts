/** Of no width; lines do not break at it. The shell takes it out again: see `holdWords()`. */
export const wordJoiner = '\u2060';

const months = {
  english: [
    ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
    ...['October', 'November', 'December'],
  ].join('|'),
  telugu: [
    ...['జనవరి', 'ఫిబ్రవరి', 'మార్చి', 'ఏప్రిల్', 'మే', 'జూన్', 'జులై', 'ఆగస్టు', 'సెప్టెంబర్'],
    ...['అక్టోబర్', 'నవంబర్', 'డిసెంబర్'],
  ].join('|'),
};

// Telugu says a month before its day, and the part of a day before its hour.
const leading = [months.telugu, 'ఉదయం', 'మధ్యాహ్నం', 'సాయంత్రం', 'రాత్రి'].join('|');

const units = [
  ...['days?', 'working days', 'weeks?', 'months?', 'years?', 'semesters?', 'seats?', 'lakh', 'km'],
  ...['hours?', 'per cent', months.english],
  // Any word in another script counts as a unit, except a word that belongs to the next number, and
  // except the Telugu word for “by”: kept together, the date would not fit a phone column.
  `(?!\\p{Script=Latin}|(?:${leading}|నాటికి)(?![\\p{L}\\p{M}]))[\\p{L}\\p{M}]+`,
].join('|');
/** The words in braces that hold a number, a day or an hour. */
const numbers = [
  ...['count', 'years', 'months', 'semesters', 'seats', 'minimum', 'maximum', 'oldest'],
  ...['day', 'from', 'to', 'opens', 'closes'],
].join('|');
const beforeUnit = new RegExp(
  `(?<=(?<!20\\d\\d-\\d)\\d\\+?|\\{(?:${numbers})\\}) (?=(?:${units})(?![\\w-]))`,
  'gu',
);

const afterLeading = new RegExp(`(?<=(?<![\\p{L}\\p{M}])(?:${leading})) (?=\\d|\\{time\\})`, 'gu');

/** Of B.Sc Nursing within a sentence; a name that is the whole text stays as it is typed. */
const degree = /(?<=[\s\S]\b[BM]\.Sc) (?=\p{L})/gu;

/** The year of a day: 21 November 2026, 2026 నవంబర్ 21. */
const year = new RegExp(
  `(?<=\\d[ \u00a0](?:${months.english})) (?=20\\d\\d)|(?<=20\\d\\d) (?=(?:${months.telugu})[ \u00a0]\\d)`,
  'g',
);

/** ‘That’, ‘this’ and ‘which’ of one letter begin a phrase, so they do not end a line. */
const pointing = /(?<=(?<![\p{L}\p{M}])[ఆఈఏ]) (?=[\p{L}\d])/gu;

/** Names of two words that are read as one: AP EAPCET, Dr. NTR, No. 139, Semester IV, Nursing II. */
const pairs =
  / (?=(?:II|III|IV|V|VI|VII|VIII)\b)|(?<=\bAP) (?=EAPCET)|(?<=\bDr\.) (?=[A-Z])|(?<=\bNo\.) (?=\d)|(?<=Nursing) (?=I\b)/g;

/** The last number of an address stays with its state. */
const beforePin = / (?=\{postalCode\})/g;

/** A text whose amounts, lengths (6-month) and days are not broken over two lines, nor a line before a dash. */
export function tiedText(text: string): string {
  const afterSign = /(?<=[₹+]) (?=[\d{])/g;
  const beforeDash = /(?<=\S) (?=[-–] )/g;
  const gaps = [
    afterSign,
    beforeDash,
    beforePin,
    degree,
    beforeUnit,
    afterLeading,
    year,
    pairs,
    pointing,
  ];
  const tied = gaps.reduce((so, gap) => so.replace(gap, '\u00a0'), text);
  return tied.replace(/(?<=[\d}])-(?=month|year)/g, `-${wordJoiner}`);
}

/** Addresses of links stay; hyphens of short names (NEET-UG, e-FRRO, de-addiction), hands-on, on-the-job, first-year, mid-level, years (2026-27), days (14-05-2009). */
const hyphens =
  /\]\([^)]*\)|(?<=\b\p{Lu}{2,})-(?=\p{L})|(?<=\be)-(?=\p{Lu})|(?<=\bde|డీ)-(?=\p{L})|(?<=\bhands)-(?=on\b)|(?<=\b(?:first|mid))-(?=year|level)|(?<=\bon(?:-the)?)-(?=(?:the-)?job)|(?<=\b20\d\d)-(?=\d\d\b(?!-))|(?<=\b\d\d)-(?=\d\d-\d{4})|(?<=\b\d\d-\d\d)-(?=\d{4})/gu;

/** Prose as a typesetter sets it: tied, and short names and years (2026-27) whole. */
export function typeset(text: string): string {
  return tiedText(text).replace(hyphens, (found) => (found === '-' ? `-${wordJoiner}` : found));
}

/** The same text as it is typed, as its meaning is compared and told to machines. */
export function untiedText(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll(wordJoiner, '');
}
