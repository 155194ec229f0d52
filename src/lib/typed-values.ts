import { plainDigits } from './plain-digits.ts';

/** The kind of value of a field that people type in several ways. */
export type Reading =
  | 'number'
  | 'rupees'
  | 'time'
  | 'year'
  | 'digits'
  | 'email'
  | 'address'
  | 'website';

/**
 * The value that somebody means who types `₹ 55,000/-`, `4:30 PM` or `2026–2027`.
 *
 * @returns the text itself, without white space around it, where nobody can tell what is meant
 */
export function readTyped(reading: Reading, typed: string): string | number {
  const text = plainDigits(typed).trim();
  return readers[reading](text.replace(/^['"‘’“”]+|['"‘’“”]+$/g, '').trim()) ?? text;
}

/** A value as people read it, such as `₹ 55,000`; nothing where it was not understood. */
export function sayTyped(reading: Reading, value: unknown): string | undefined {
  if (typeof value === 'number') {
    const grouped = value.toLocaleString('en-IN');
    return reading === 'rupees' ? `₹ ${grouped}` : grouped;
  }
  if (typeof value !== 'string' || readers[reading](value) === undefined) return undefined;
  return reading === 'time'
    ? new Date(`2000-01-01T${value}Z`).toLocaleTimeString('en-IN', {
        timeStyle: 'short',
        timeZone: 'UTC',
      })
    : value;
}

/** Telephone numbers in a text, with the country, such as `+91 98480 12345`. */
export function phonesIn(typed: string): string[] {
  return plainDigits(typed)
    .split(/[/,;&]|\b(?:or|and)\b/)
    .flatMap((part) => readPhone(part) ?? []);
}

const readers: Readonly<Record<Reading, (text: string) => string | number | undefined>> = {
  number: readNumber,
  // Every fee is of a year, so that whoever says so says nothing else.
  rupees: (text) =>
    readNumber(
      text.replace(
        /\s*(?:\/-?\s*)?(?:(?:\/|per|a|each)\s*(?:year|yr|annum)|p\.?\s?a\.?|yearly)\s*$/i,
        '',
      ),
    ),
  time: readTime,
  year: readYear,
  digits: (text) => (/^[\d\s-]+$/.test(text) ? text.replaceAll(/\D/g, '') : undefined),
  email: (text) => text.replace(/^mailto:/i, ''),
  address: readAddress,
  website: (text) => readAddress(text.toLowerCase())?.replace(/\/+$/, ''),
};

const scales: readonly (readonly [RegExp, number])[] = [
  [/^$/, 1],
  [/^(?:k|thousand|వేలు|వేల|हज़ार|हजार)$/, 1_000],
  [/^(?:lakhs?|lacs?|లక్షలు?|లక్ష|लाख)$/, 100_000],
  [/^(?:crores?|cr|కోట్లు?|కోటి|करोड़)$/, 10_000_000],
];

function readNumber(text: string): number | undefined {
  const plain = text
    .toLowerCase()
    .replace(/^(?:₹|rs\b\.?|inr\b|రూ\.?|रु\.?)\s*/, '')
    .replace(/(?:\/[-–=]?|%|\bper ?cent|\brupees|\bonly)\s*$/, '')
    .replace(/(?:\/[-–=]?|\brupees)\s*$/, '')
    .trim();
  const found = /^(-?)((?:\d{1,3}(?:[,\s]\d{2,3})*[,\s])?\d+)(\.\d*)?\s*(\D*)$/.exec(plain);
  const [, sign, whole = '', part = '', word = ''] = found ?? [];
  const [, times] = scales.find(([name]) => name.test(word)) ?? [];
  // A group of a number has three digits at its end, and so may what is meant as one: 55.000.
  const isUnclear = /[,\s]/.test(whole) && !/[,\s]\d{3}$/.test(whole);
  if (!found || !times || isUnclear || (times === 1 && /^\.\d{3}$/.test(part))) return undefined;
  const value = Number(whole.replaceAll(/[,\s]/g, '') + part) * times;
  return Math.round(value * 100) / (sign ? -100 : 100);
}

/** @returns such as `16:30` */
function readTime(text: string): string | undefined {
  const pattern =
    /^(\d{1,2})(?:\s*[:.]?\s*(\d\d))?(?:[:.]00)?\s*(?:([ap])\.?\s*m\.?|noon|h|hrs?)?$/;
  const [, hour, minute = '00', half] = pattern.exec(text.toLowerCase()) ?? [];
  const inHalf = half && Number(hour) <= 12 ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : hour;
  if (hour === undefined || Number(inHalf) > 23 || Number(minute) > 59) return undefined;
  return `${String(Number(inHalf)).padStart(2, '0')}:${minute}`;
}

/** @returns such as `2026-27` */
function readYear(text: string): string | undefined {
  const [, first, last] = /^(20\d\d)\s*(?:[-–—/]|to)\s*(?:20)?(\d\d)$/.exec(text) ?? [];
  return first && `${first}-${last}`;
}

function readAddress(text: string): string | undefined {
  if (/^https:\/\//i.test(text)) return text.replace(/^https/i, 'https');
  return /^(?:[a-z\d-]+\.)+[a-z]{2,}(?:\/\S*)?$/i.test(text) ? `https://${text}` : undefined;
}

function readPhone(part: string): string | undefined {
  const isAbroad = /^\s*(?:\+|00)(?!\s*91)/.test(part);
  const digits = part.replaceAll(/\D/g, '').replace(/^00/, '');
  if (isAbroad) return digits.length >= 8 && digits.length <= 15 ? `+${digits}` : undefined;
  const own = digits.replace(/^91(?=\d{10}$)/, '').replace(/^0(?=\d{10}$)/, '');
  if (own.length !== 10) return undefined;
  // A number of a town keeps the group that is its code.
  const [, code = ''] = /^\s*0(\d{2,4})[\s-]/.exec(part) ?? [];
  const at = code ? code.length : 5;
  return `+91 ${own.slice(0, at)} ${own.slice(at)}`;
}
