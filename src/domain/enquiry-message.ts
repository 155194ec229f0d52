import { chatLink, mailLink } from '#src/lib/contact-links.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { plainDigits } from '#src/lib/plain-digits.ts';
import { untiedText } from '#src/lib/tied-text.ts';
import type { Words } from '#src/words.ts';

/** The fields of the forms, and the messages that answers become. */

/** Reasons of the contact form (SPEC.md section 5). */
export const reasons = [
  'Admission Inquiry',
  'Course Information',
  'Technical Support',
  'Other',
] as const;

/** Programs of the enquiry form; a course page names one of them in its link. */
export const programs = ['GNW', 'BPT', 'B.Sc. Nursing', 'Intermediate', 'Academy'] as const;

export const countries = [
  'United States',
  'Canada',
  'United Kingdom',
  'Australia',
  'India',
  'Germany',
  'France',
  'Spain',
  'Italy',
  'Netherlands',
  'Sweden',
  'Norway',
  'Finland',
  'Denmark',
  'Poland',
] as const;

/**
 * Longest address, in characters, that common mail programs take whole. Outlook and Chrome on
 * Windows stop near 2,000, Gmail's compose window near 1,600.
 */
const safeLength = 1600;

const contactFields = ['fullName', 'email', 'phone', 'reason', 'comments'] as const;
const enquiryFields = ['name', 'email', 'phone', 'country', 'program', 'notes'] as const;
/** Country is marked required in the form, but nobody is turned away for leaving it empty. */
const enquiryChecked = ['name', 'email', 'phone', 'program'] as const;

const popupFields = {
  admission: ['fullName', 'email', 'country', 'program', 'details'],
  internship: ['fullName', 'email', 'country', 'university', 'reason'],
} as const;
/** SPEC.md section 3: the programmes that the admission pop-up offers. */
export const popupPrograms = ['undergraduate', 'postgraduate', 'vocational'] as const;

export type PopupKind = keyof typeof popupFields;
export type ContactValues = Record<(typeof contactFields)[number], string>;
export type EnquiryValues = Record<(typeof enquiryFields)[number], string>;
/** The fault of a field of the contact form; `content/words.yaml` has the messages. */
export type ContactProblem = 'fullName' | 'email' | 'emailFormat' | 'reason' | 'comments';
export type ContactErrors = Partial<Record<keyof ContactValues, ContactProblem>>;

type PopupField = (typeof popupFields)[PopupKind][number];

type MessageWords = Words['messages'];
export type ContactWords = Pick<MessageWords, 'labels' | 'none' | 'contact' | 'reasons'>;
export type EnquiryWords = Pick<
  MessageWords,
  'labels' | 'wish' | 'enquiry' | 'programs' | 'countries'
>;
export type PopupWords = Pick<MessageWords, 'labels' | 'wish' | 'popupPrograms'>;

export type Message = {
  subject: string;
  /** Lines end with CRLF, as mail wants them. */
  text: string;
};

export function readContact(data: FormData): ContactValues {
  return read(data, contactFields);
}

export function readEnquiry(data: FormData): EnquiryValues {
  return read(data, enquiryFields);
}

/** Errors of the contact form in the order of its fields; empty when all is well. */
export function checkContact({ fullName, email, reason, comments }: ContactValues): ContactErrors {
  return {
    ...(fullName.trim() ? {} : { fullName: 'fullName' }),
    ...(!email.trim() ? { email: 'email' } : isEmail(email.trim()) ? {} : { email: 'emailFormat' }),
    ...(reason ? {} : { reason: 'reason' }),
    ...(comments.trim() ? {} : { comments: 'comments' }),
  };
}

/** Fields of the enquiry form that must be filled and are not, in the order of the form. */
export function missingInEnquiry(values: EnquiryValues): (keyof EnquiryValues)[] {
  return enquiryChecked.filter((name) => !values[name].trim());
}

/**
 * Non-space text, an at sign, non-space text, a dot, non-space text. The same as
 * `/^\S+@\S+\.\S+$/`, but takes linear time on any text.
 */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@', 1);
  const dot = text.lastIndexOf('.', text.length - 2);
  return at > 0 && dot > at + 1 && !/\s/.test(text);
}

export function contactMessage(values: ContactValues, words: ContactWords): Message {
  const { labels, none } = words;
  return {
    subject: fill(words.contact, { reason: labelOf(words.reasons, values.reason) }),
    text: lines(
      [labels.name, oneLine(values.fullName)],
      [labels.email, oneLine(values.email)],
      [labels.phone, oneLine(values.phone) || none],
      [labels.comments, values.comments],
    ),
  };
}

/**
 * Begins with the wish, which is the subject too; empty fields are left out.
 *
 * @param year of joining
 */
export function enquiryMessage(values: EnquiryValues, words: EnquiryWords, year: number): Message {
  const { labels } = words;
  const program = labelOf(words.programs, values.program);
  const subject = fill(words.enquiry, { program, year });
  const fields: [label: string, text: string][] = [
    [labels.name, oneLine(values.name)],
    [labels.email, oneLine(values.email)],
    [labels.phone, oneLine(values.phone)],
    [labels.country, labelOf(words.countries, values.country)],
    [labels.program, program],
    [labels.notes, values.notes.trim()],
  ];
  return withWish(subject, words.wish, lines(...fields.filter(([, text]) => text)));
}

/** The message of a pop-up of home, which begins with its wish; empty fields are left out. */
export function popupMessage(kind: PopupKind, subject: string, data: FormData, words: PopupWords) {
  const values = read<PopupField>(data, popupFields[kind]);
  const filled = popupFields[kind].filter((name) => values[name]?.trim());
  const fields = filled.map((name): [string, string] => {
    const value = values[name] ?? '';
    if (name === 'program') return [words.labels.program, labelOf(words.popupPrograms, value)];
    const isLong = name === 'details' || name === 'reason';
    return [words.labels[name], isLong ? value : oneLine(value)];
  });
  return withWish(subject, words.wish, lines(...fields));
}

function withWish(subject: string, phrase: string, details: string): Message {
  return {
    subject: untiedText(subject),
    text: `${untiedText(fill(phrase, { wish: subject }))}\r\n\r\n${details}`,
  };
}

/** Addresses and numbers that look like a slip; nothing is refused for it. */
export function doubtsAbout({ email, phone }: { email: string; phone: string }) {
  return {
    ...(isEmail(email.trim()) ? {} : { email: oneLine(email) }),
    ...(phone.replace(/\D/g, '').length < 10 ? { phone: oneLine(phone) } : {}),
  };
}

/** Address that opens a message in the visitor's mail; without `to` the visitor writes it in. */
export function messageMail({ subject, text }: Message, to?: string): string {
  return mailLink({ subject, body: text, ...(to ? { to } : {}) });
}

/** Address that opens a WhatsApp chat with the same text. */
export function messageChat({ text }: Message, phone: string): string {
  return chatLink(phone, text);
}

/** Whether some mail programs may cut the message, which the visitor then has to be told. */
export function isLong(message: Message): boolean {
  return messageMail(message).length > safeLength;
}

/** The label of a choice; what is no choice of the list stays as it is. */
function labelOf(labels: Readonly<Record<string, string>>, value: string): string {
  const label = new Map(Object.entries(labels)).get(value);
  return label === undefined ? value : untiedText(label);
}

/** Letters of no width that come along with pasted text; Telugu needs its joiners. */
const unseen = /[\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

function read<Name extends string>(data: FormData, names: readonly Name[]): Record<Name, string> {
  const entries = names.map((name) => {
    const text = String(data.get(name) ?? '');
    if (name === 'email') return [name, text.replace(/[\u200c\u200d]/g, '').replace(unseen, '')];
    return [name, /phone/i.test(name) ? plainDigits(text.replace(unseen, '')) : text];
  });
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** A pasted line end must not look like a field of its own. */
function oneLine(text: string): string {
  return text.trim().replace(/[\r\n\u2028\u2029]+/g, ' ');
}

function lines(...fields: [label: string, text: string][]): string {
  const text = fields.map(([label, value]) => `${untiedText(label)}: ${value}`).join('\n');
  return text.replace(/\r\n?|\n/g, '\r\n');
}
