import { chatLink, mailLink } from '#src/lib/contact-links.ts';

/** What the forms ask, and the messages they turn the answers into. */

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

/** The one message for whatever nobody foresaw. */
export const failureMessage = 'An error occurred. Please try again.';

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
const popupLabels = {
  fullName: 'Name',
  email: 'Email',
  country: 'Country',
  program: 'Program',
  details: 'Details',
  university: 'University / Institution',
  reason: 'Reason',
} as const;

export type PopupKind = keyof typeof popupFields;
export type ContactValues = Record<(typeof contactFields)[number], string>;
export type EnquiryValues = Record<(typeof enquiryFields)[number], string>;
export type ContactErrors = Partial<Record<keyof ContactValues, string>>;

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
    ...(fullName.trim() ? {} : { fullName: 'Full name is required' }),
    ...(!email.trim()
      ? { email: 'Email is required' }
      : isEmail(email.trim())
        ? {}
        : { email: 'Invalid email format' }),
    ...(reason ? {} : { reason: 'Reason is required' }),
    ...(comments.trim() ? {} : { comments: 'Comments are required' }),
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

export function contactMessage(values: ContactValues): Message {
  return {
    subject: `Inquiry: ${values.reason}`,
    text: lines(
      ['Name', oneLine(values.fullName)],
      ['Email', oneLine(values.email)],
      ['Phone', oneLine(values.phone) || 'N/A'],
      ['Comments', values.comments],
    ),
  };
}

export function enquiryMessage(values: EnquiryValues): Message {
  return {
    subject: `Admission enquiry: ${values.program}`,
    text: lines(
      ['Name', oneLine(values.name)],
      ['Email', oneLine(values.email)],
      ['Phone', oneLine(values.phone)],
      ['Country', values.country || 'N/A'],
      ['Program', values.program],
      ['Notes', values.notes.trim() || 'N/A'],
    ),
  };
}

/** What a home pop-up was filled in with; fields left empty are left out. */
export function popupMessage(kind: PopupKind, subject: string, data: FormData): Message {
  const values = Object.entries(read(data, popupFields[kind]));
  return {
    subject,
    text: lines(
      ...values
        .filter(([, value]) => value.trim())
        .map(([name, value]): [string, string] => [
          popupLabels[name as keyof typeof popupLabels],
          name === 'details' || name === 'reason' ? value : oneLine(value),
        ]),
    ),
  };
}

/** What looks like a slip in a way to answer, in words for the visitor; nothing is refused for it. */
export function doubtsAbout({ email, phone }: { email: string; phone: string }): string[] {
  const digits = phone.replace(/\D/g, '').length;
  return [
    ...(isEmail(email.trim()) ? [] : [`The email address “${oneLine(email)}” looks incomplete.`]),
    ...(digits < 10 ? [`The phone number “${oneLine(phone)}” has fewer than ten digits.`] : []),
  ];
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

function read<Name extends string>(data: FormData, names: readonly Name[]): Record<Name, string> {
  const entries = names.map((name) => [name, String(data.get(name) ?? '')]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** A pasted line end must not look like a field of its own. */
function oneLine(text: string): string {
  return text.trim().replace(/[\r\n\u2028\u2029]+/g, ' ');
}

function lines(...fields: [label: string, text: string][]): string {
  const text = fields.map(([label, value]) => `${label}: ${value}`).join('\n');
  return text.replace(/\r\n?|\n/g, '\r\n');
}
