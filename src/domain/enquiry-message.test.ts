import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { fixtureEdition } from '#tests/support/fixture.ts';
import {
  type ContactValues,
  checkContact,
  contactMessage,
  type EnquiryValues,
  enquiryMessage,
  isEmail,
  isLong,
  messageChat,
  messageMail,
  missingInEnquiry,
  readContact,
  readEnquiry,
} from './enquiry-message.ts';

const { messages: words, contactForm } = fixtureEdition().words;

const contact: ContactValues = {
  fullName: 'Lakshmi Devi',
  email: 'lakshmi@example.in',
  phone: '98480 00000',
  reason: 'Admission Inquiry',
  comments: 'Is there a hostel?',
};
const enquiry: EnquiryValues = {
  name: 'Ravi',
  email: 'ravi@example.in',
  phone: '98480 11111',
  country: 'India',
  program: 'BPT',
  notes: '',
};

describe('contact form', () => {
  test.each([
    [{}, {}],
    [{ phone: '' }, {}],
    [{ fullName: ' ' }, { fullName: 'fullName' }],
    [{ email: '' }, { email: 'email' }],
    [{ email: 'lakshmi' }, { email: 'emailFormat' }],
    [{ reason: '' }, { reason: 'reason' }],
    [{ comments: '\n ' }, { comments: 'comments' }],
  ])('%j gives %j', (change, errors) => {
    expect(checkContact({ ...contact, ...change })).toEqual(errors);
  });

  test('the errors have the words of SPEC.md', () => {
    expect(contactForm.errors).toEqual({
      fullName: 'Full name is required',
      email: 'Email is required',
      emailFormat: 'Invalid email format',
      reason: 'Reason is required',
      comments: 'Comments are required',
    });
  });

  test('errors come in the order of the fields', () => {
    const empty = readContact(new FormData());
    expect(Object.keys(checkContact(empty))).toEqual(['fullName', 'email', 'reason', 'comments']);
  });

  test('the message has name, email, phone and comments, a line each', () => {
    expect(contactMessage(contact, words)).toEqual({
      subject: 'Inquiry: Admission Inquiry',
      text: 'Name: Lakshmi Devi\r\nEmail: lakshmi@example.in\r\nPhone: 98480 00000\r\nComments: Is there a hostel?',
    });
  });

  test('an empty phone is N/A', () => {
    expect(contactMessage({ ...contact, phone: '' }, words).text).toContain('Phone: N/A');
  });

  test('line ends pasted into a name make no new line', () => {
    const { text } = contactMessage({ ...contact, fullName: 'A\r\nBcc: x@y.z\n\u2028B' }, words);
    expect(text.split('\r\n')[0]).toBe('Name: A Bcc: x@y.z B');
  });
});

describe('email pattern', () => {
  test.each([
    ['a@b.c', true],
    ['a.b+c@d.e.f', true],
    ['a@@b.c', true],
    ['@b.c', false],
    ['a@.c', false],
    ['a@b.', false],
    ['a@b', false],
    ['a b@c.d', false],
    ['a@b .c', false],
    ['తెలుగు@ఉదాహరణ.భారత్', true],
  ])('%s: %s', (text, expected) => {
    expect(isEmail(text)).toBe(expected);
  });

  test('agrees with the pattern of the specification', () => {
    const pieces = fc.array(fc.constantFrom('a', '@', '.', ' ', 'é'), { maxLength: 9 });
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = parts.join('');
        expect(isEmail(text)).toBe(/^\S+@\S+\.\S+$/.test(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('answers at once for a very long text', () => {
    const started = performance.now();
    isEmail('@'.repeat(1_000_000));
    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe('what arrives', () => {
  const anyInput = fc.oneof(
    anyText({ maxLength: 200 }),
    fc.string({
      unit: fc.constantFrom(
        '&',
        '#',
        '%',
        '"',
        "'",
        '<script>',
        '\r',
        '\n',
        'ఆ',
        '👩‍⚕️',
        '\u202e',
        '\ud800',
        '+',
        '?',
        '=',
      ),
      maxLength: 60,
    }),
  );
  const intact = (text: string) => text.replace(/\r\n?|\n/g, '\r\n').toWellFormed();

  test('any comment arrives whole in mail and WhatsApp, in the same words', () => {
    fc.assert(
      fc.property(anyInput, (comments) => {
        const message = contactMessage({ ...contact, comments }, words);
        const mail = new URL(messageMail(message));
        const chat = new URL(messageChat(message, '+91 00000 00000'));
        expect(mail.pathname).toBe('');
        const [subject, body] = mail.search.slice(1).split('&');
        expect(decodeURIComponent(subject ?? '')).toBe('subject=Inquiry: Admission Inquiry');
        expect(decodeURIComponent(body ?? '').endsWith(`Comments: ${intact(comments)}`)).toBe(true);
        expect(chat.searchParams.get('text')).toBe(message.text.toWellFormed());
        expect(decodeURIComponent(body ?? '')).toBe(`body=${message.text.toWellFormed()}`);
      }),
    );
  });

  test('a text in a field never breaks out of the body into another header', () => {
    fc.assert(
      fc.property(anyInput, anyInput, anyInput, (fullName, email, reason) => {
        const mail = messageMail(contactMessage({ ...contact, fullName, email, reason }, words));
        expect(mail.match(/[?&]/g)).toEqual(['?', '&']);
        expect(mail.split('&')[0]).not.toMatch(/%0[ad]/i);
      }),
    );
  });

  test('ten thousand characters are whole, and known to be long', () => {
    const message = contactMessage({ ...contact, comments: 'ఆ'.repeat(10_000) }, words);
    expect(decodeURIComponent(messageMail(message)).match(/ఆ/g)).toHaveLength(10_000);
    expect(isLong(message)).toBe(true);
    expect(isLong(contactMessage(contact, words))).toBe(false);
  });
});

describe('enquiry form', () => {
  test.each([
    [{}, []],
    [{ country: '' }, []],
    [{ notes: '' }, []],
    [{ program: '' }, ['program']],
    [{ name: ' ', email: '', phone: '' }, ['name', 'email', 'phone']],
  ])('%j lacks %j', (change, missing) => {
    expect(missingInEnquiry({ ...enquiry, ...change })).toEqual(missing);
  });

  test('its message begins with the wish and says everything that was filled in', () => {
    expect(enquiryMessage({ ...enquiry, country: '' }, words, 2027)).toEqual({
      subject: 'I would like to join BPT in 2027',
      text: 'Hello, I would like to join BPT in 2027.\r\n\r\nName: Ravi\r\nEmail: ravi@example.in\r\nPhone: 98480 11111\r\nProgram: BPT',
    });
  });
});

describe('nothing that was typed is lost on the way', () => {
  const typed = (fields: object) =>
    Object.fromEntries(Object.keys(fields).map((name) => [name, `the ${name} that was typed`]));
  // The message names a choice by its label.
  const chosen = ['country', 'program', 'reason'];

  test.each([
    ['contact', contactMessage, readContact(new FormData())],
    ['enquiry', enquiryMessage, readEnquiry(new FormData())],
  ] as const)('each field of the %s form is in its message', (_name, message, fields) => {
    const values = typed(fields);
    const { text } = message(values as never, words, 2027);
    for (const [name, value] of Object.entries(values)) {
      if (!chosen.includes(name)) expect(text, name).toContain(value);
    }
  });

  test.each([
    ['contact', 'The contact form', readContact(new FormData())],
    ['enquiry', 'The enquiry form', readEnquiry(new FormData())],
  ] as const)('the privacy policy names each field of the %s form', (_name, start, fields) => {
    const policy = JSON.stringify(fixtureEdition().content['privacy-policy']);
    const [sentence = ''] = new RegExp(`${start}[^.]* asks for [^.]*`).exec(policy) ?? [];
    // The policy calls `fullName` by its last word.
    for (const field of Object.keys(fields)) {
      const [word = field] = field.match(/[A-Z]?[a-z]+$/) ?? [];
      expect(sentence, 'Name the field in content/privacy-policy.yaml').toContain(
        word.toLowerCase(),
      );
    }
  });

  test('digits of every phone number are those that a phone dials', () => {
    const data = new FormData();
    const phones = Object.keys(readEnquiry(data)).filter((name) => /phone/i.test(name));
    for (const name of phones) data.set(name, '౯౮౪౮౦ ౧౨౩౪౫');
    const read: Readonly<Record<string, string>> = readEnquiry(data);
    expect(phones.map((name) => read[name])).toEqual(phones.map(() => '98480 12345'));
    expect(phones.length).toBeGreaterThan(0);
  });
});
