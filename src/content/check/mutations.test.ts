import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPair, isScalar, parseDocument, stringify, visit } from 'yaml';
import type { z } from 'zod';
import { link } from '#src/content/schemas/fields.ts';
import { toHtml } from '#src/content/schemas/markdown.ts';
import { anyText } from '#tests/support/any-text.ts';
import { type Change, changedFiles, specFiles, touchedLines } from '#tests/support/fixture.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { type Content, contentSchemas } from './content.ts';
import { makeEdition } from './edition.ts';
import { type ContentFiles, readContentFiles } from './files.ts';
import { ContentError, type Problem, parseYaml, Report } from './parse.ts';

/** The content of these files, one of them changed, or what is told of it. */
function contentOf(
  files: ContentFiles,
  changed: string,
): { content?: Content; problems: readonly Problem[] } {
  // Most mistakes show in the file itself, which takes a fraction of the time.
  const { problems } = reportOf(files, changed);
  if (problems.length > 0) return { problems };
  try {
    return { content: makeEdition(files).content, problems: [] };
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems };
    throw error;
  }
}

function reportOf(files: ContentFiles, name: string): Report {
  const report = new Report();
  parseYaml(files, name, contentSchemas.get(name) as z.ZodType, report);
  return report;
}

function problemsAfter(file: string, change: Change): readonly Problem[] {
  return contentOf(changedFiles({ [file]: change }), file).problems;
}

const [firstInGallery = ''] =
  /(?<=picture: )\S+(?=, caption)/.exec(readContentFiles().get('home.yaml') ?? '') ?? [];

/** Part of a text to be replaced, by what, and what is told. */
type Case = [before: string | RegExp, after: string, message: RegExp];

const cases: Record<string, readonly Case[]> = {
  'site.yaml': [
    [/opens: .*/, "opens: '99:99'", /^hours\[\d+\]\.opens: must be a time. Write 09:30/],
    [/opens: .*/, "opens: '18:00'", /^hours\[\d+\]: closes before it opens/],
    [/days: \[ ?6 ?\]/, 'days: [5, 6]', /^hours\[\d+\]\.days: Friday is in two lines/],
    [/days: \[ ?6 ?\]/, 'days: [6, 6]', /^hours\[\d+\]\.days\[\d+\]: '6' appears twice/],
    [/hours:\n(?: .*\n)+/, 'hours: []\n', /^hours: must be at least 1 entries/],
    ['kind: Group', 'kind: !placehodler Group', /this mark is not known.*!placeholder/],
    [/^footer:/m, 'footer: !ask', /this mark is not known, or is before more/],
    [/shortName: .*/, 'shortName: *college', /Write the value out/],
    [
      'on one campus. Founded in {founded}.',
      'Call {fone}.',
      /^footer\.blurb: \{fone\} stands for nothing. Use/,
    ],
    [
      /mapUrl: .*/,
      'mapUrl: javascript:alert(1)',
      /^mapUrl: must be a full address that begins with/,
    ],
    [/https:\/\/www.linkedin.com\//, 'javascript:alert(1)', /^social\[\d+\]\.url: must be a full/],
    ['name: Facebook', 'name: LinkedIn', /^social\[\d+\]\.name: 'LinkedIn' appears twice/],
    [
      /origin: .*/,
      "origin: 'https://x;}server{listen-80;}'",
      /^origin: must be https:\/\/ and the dom/,
    ],
    [
      /origin: .*/,
      'origin: https://www.example.org/site',
      /^origin: must be https:\/\/ and the dom/,
    ],
    [/origin: .*/, 'origin: http://www.example.org', /^origin: must be https:\/\/ and the dom/],
    [/phone: .*/, 'phone: +919848012345', /^phone: must be .*'/],
    [/phone: .*/, 'phone: hello', /^phone: must be an international number, such as \+91/],
    [/phone: .*/, "phone: '+91 98480 1234'", /^phone: must be .*: \+91 and ten digits/],
    [/phone: .*/, "phone: '9848012345'", /^phone: must be written as \+91 98480 12345/],
    [
      /district: .*/,
      'district: గుంటూరు',
      /^address\.district: has గుంటూరు in letters.* Write it in English/,
    ],
    ['on one campus', 'in గుంటూరు', /^description: has గుంటూరు in letters.* Write it in English/],
    ['kind: Group of Institutions', 'kind: "\\u200bGroup"', /^kind: holds a character that cannot/],
    [
      'kind: Group of Institutions',
      'kind: "\\uf0b7 Group"',
      /^kind: holds a character that cannot/,
    ],
    [/email: .*/, 'email: hello', /^email: must be a mail address, such as/],
    ['founded: 2001', 'founded: 2099', /^founded: must be a year that has been, such as 2001/],
    [
      'founded: 2001',
      'founded: soon',
      /^founded: must be a (whole )?number in digits alone, such as/,
    ],
    [
      'graduates: 100000',
      'graduates: 1,00,000',
      /^claims\.graduates: must be a (whole )?number in digits alone/,
    ],
    [
      'path: /facilities',
      'path: /about-us',
      /^navigation\[\d+\]\.path: '\/about-us' appears twice/,
    ],
    [/^.*$/s, '', /the file is empty. Restore/],
    [/^.*$/s, '# nothing\n', /the file is empty. Restore/],
    [
      'on one campus. Founded in',
      'Teaching: since',
      /a colon with a space after it.*Put the text in quotes: title:/,
    ],
    [
      'teluguName: ',
      'teluguName: @',
      /cannot begin with this character. Put it in quotes: title: '@/,
    ],
    ['kind: Group', 'kind: {short} Group', /put quotes around all of it: text: '/],
    ['kind: Group', 'kind: "Group', /a quote or a colon is missing/],
    ['shortName:', 'name:', /this field appears twice. Keep one/],
    ['kind: Group', 'kind: Gr\ufffdup', /unreadable. Write it again, or save the file/],
    ['kind: Group', 'kind: Gr\u0000up', /cannot be seen. Delete the word/],
    ['kind: Group', 'kind: Gr\u0007up', /cannot be seen. Delete the word/],
    [
      'kind: Group of Institutions',
      'kind: "Gr\\eup"',
      /^kind: holds a character that cannot be seen/,
    ],
    ['kind: Group', 'kind: \u202eGroup', /cannot be seen. Delete the word/],
    [/^teluguName:.*\n/m, '', /^teluguName: is missing. Add it: a text/],
    ['teluguName:', 'telegu:', /unknown field 'telegu'. Check the spelling/],
    [
      'kind: Group of Institutions',
      'kind:',
      /^kind: cannot be left empty or open here. Write a text/,
    ],
    ['  - title: Home\n', '\t- title: Home\n', /begins with a tab. Indent it with spaces/],
    [
      /navigation:\n/,
      'navigation: Home\nwrong:\n',
      /^navigation: must be a list: one entry a line/,
    ],
  ],
  'home.yaml': [
    ['Welcome to', 'We {constructor}', /\{constructor\} stands for nothing. Use one of/],
    [
      /picture: .*/,
      'picture: constructor',
      /picture: is no picture of the site. Choose one; content\/pictures/,
    ],
    [
      'path: /admissions#enquiry',
      'path: /admissions#enquiri',
      /path: leads nowhere. Use the address/,
    ],
    ["suffix: '%'", 'suffix: +', /^statistics\.figures\[\d+\]\.suffix: must hold %/],
    ['suffix: +', "suffix: '%'", /^statistics\.figures\[\d+\]\.suffix: must not hold %/],
    ['claim: graduates', 'claim: experience', /figures\[\d+\]\.claim: 'experience' appears twice/],
    ['path: /about-us }', 'path: /abuot-us }', /path: leads nowhere. Use the address/],
    ['path: /about-us }', 'path: //evil.example }', /path: leads nowhere. Use the address/],
    ['path: /about-us }', 'path: "https://" }', /path: leads nowhere. Use the address/],
    [
      /id: why-rules/,
      'id: why-practice',
      /^why\.items\[\d\]\.id: 'why-practice' appears twice. Write another/,
    ],
    [/(?<=, caption.*\n.*picture: )\S+(?=, caption)/, firstInGallery, /'\S+' appears twice/],
    [/date: .*/, "date: '9999-01-01'", /date: must be a day from 2000 to today/],
    [/date: .*/, "date: '2026-13-01'", /date: must be a day, such as '2026-11-21'/],
  ],
  'about-us.yaml': [
    [
      /profile_image: .*/,
      'profile_image: /patterns/portrait-foundr.svg',
      /profile_image: must be one of/,
    ],
    [
      '/patterns/seal-6.svg',
      '/patterns/seal-7.svg',
      /^affiliations\.bodies\[\d+\]\.logo: must be one of/,
    ],
    [
      'https://drntr.uhsap.in',
      'javascript:alert(1)',
      /^affiliations\.bodies\[\d+\]\.link: must be a full/,
    ],
    [
      'contact: null',
      'contact: hello',
      /^governingBody\.members\[\d+\]\.contact: must be a mail address/,
    ],
    [
      'phone: null',
      'phone: hello',
      /^governingBody\.members\[\d+\]\.phone: must be an international/,
    ],
    [
      'id: founder',
      'id: beginner',
      /^governingBody\.members: needs one with the id 'founder'. Restore/,
    ],
    ['seal-2', 'seal-1', /bodies\[\d+\]\.logo: '\S+' appears twice/],
    [
      /https:\/\/drntr\S*/,
      'https://www.indiannursingcouncil.org',
      /bodies\[\d+\]\.link: '\S+' appears twice/,
    ],
    [
      'id: director',
      'id: secretary',
      /^governingBody\.members\[\d+\]\.id: 'secretary' appears twice/,
    ],
  ],
  'admissions.yaml': [
    [/id: intermediate/, 'id: undergraduate', /levels\[\d+\]\.id: 'undergraduate' appears twice/],
    [
      '/admissions#enquiry',
      '/admissions#enquiri',
      /links to \/admissions#enquiri, which leads nowhere/,
    ],
    [
      '[facilities](/facilities)',
      '![facilities](https://example.org/a.png)',
      /holds a picture. Take it out/,
    ],
    ['[facilities](/facilities)', '<b>facilities</b>', /holds HTML. Write plain text/],
    [
      '[facilities](/facilities)',
      '[facilities](/nowhere)',
      /links to \/nowhere, which leads nowhere. Write/,
    ],
    [
      '[facilities](/facilities)',
      '[facilities](javascript:alert)',
      /which leads nowhere. Write \[text\]/,
    ],
  ],
  'privacy-policy.yaml': [
    ['id: use', 'id: information', /^sections\[\d+\]\.id: 'information' appears twice/],
  ],
  'dates.yaml': [
    [
      /( gnm:\n +opens: ).*(\n +closes: ).*(\n +classes: ).*/,
      " gnm:\n    opens: '2027-08-02'\n    closes: '2027-09-02'\n    classes: '2027-05-31'",
      /^programmes\.gnm\.classes: is before the opening day. Exchange/,
    ],
    [
      /( gnm:\n +opens: ).*(\n +closes: ).*/,
      " gnm:\n    opens: '2026-08-02'\n    closes: '2036-08-02'",
      /^programmes\.gnm\.closes: is more than a year after the opening day. Check/,
    ],
    [
      /( gnm:\n +opens: ).*(\n +closes: ).*(\n +classes: ).*/,
      " gnm:\n    opens: '2027-08-02'\n    closes: '2027-09-02'\n    classes: '2037-10-01'",
      /^programmes\.gnm\.classes: is more than a year after the opening day. Check/,
    ],
    [/- id: neet-ug/, '- id: eapcet', /^tests\.list\[\d\]\.id: 'eapcet' appears twice/],
    [
      /(?<=past:\n +- opens: ').*(?=')/,
      '2099-09-20',
      /past\[\d+\]\.opens: must be a day from 2000/,
    ],
    [
      /(?<=past:\n +- opens: ').*(?=')/,
      '2025-06-20',
      /past\[\d+\]\.closes: is before the opening day/,
    ],
    [/(?<=testEnds: ').*(?=')/, '2026-01-30', /testEnds: is before the day of the test. Exchange/],
    [
      /(id: eapcet[\s\S]*?opens: ).*(\n +closes: ).*(\n +test: ).*/,
      "id: eapcet\n      name: AP EAPCET\n      for: Engineering\n      opens: '2027-03-01'\n      closes: '2027-04-01'\n      test: '2027-03-15'",
      /\.test: is before the closing day. Exchange/,
    ],
  ],
  'documents.yaml': [
    [
      'id: conduct',
      'id: transfer',
      /groups\[\d\]\.papers\[\d+\]\.id: 'transfer' appears twice. Write/,
    ],
  ],
  'courses.yaml': [
    ['- id: bipc', '- id: mpc', /^courses\[\d+\]\.id: 'mpc' appears twice. Write another/],
    ['category: iit', 'category: jee', /^courses\[\d+\]\.category/],
    ['about-academy', 'about-acadamy', /^courses\[\d+\]\.link.*leads nowhere/],
    ['group: MPC', 'group: Vocational', /^courses\[\d+\]\.intake/],
    [
      / +programme: intermediate\n +group: MPC\n/,
      '',
      /^courses\[\d+\]\.duration: \{length\} has no value here.* names no programme. Write the value/,
    ],
    [/ +programme: intermediate\n/, '', /^courses\[\d+\]\.group: is a group of no programme. Name/],
    [
      'path: /courses/master,',
      'path: /courses/masters,',
      /^elsewhere\.links\[\d+\]\.path: is no page/,
    ],
  ],
  'what-can-i-study.yaml': [["'11-01'", "'31-10'", /must be a month and a day, such as 12-31/]],
  'master.yaml': [
    [
      'previous: [ bsc-mlt ]',
      'previous: [ intermediate ]',
      /^courses\[\d+\]\.entry\.previous: holds 'intermediate'.* Write the course before it/,
    ],
    [
      'id: mpt',
      'id: msc-nursing',
      /^courses\[\d+\]\.id: 'msc-nursing' appears twice. Write another/,
    ],
  ],
  'fees.yaml': [
    [/(?<=gnm, )tuition: .*(?= \})/, 'tuition: 60,000', /a comma splits a number here. Write/],
    [/amount: .*(?= \})/, 'amount: "60,000"', /must be a (whole )?number in digits alone, such as/],
    [/(?<=gnm, )tuition: .*(?= \})/, 'tuition: 0', /must be more than 0, such as 60000/],
    [/(?<=gnm, )tuition: .*(?= \})/, 'tuition: -5', /must be more than 0, such as 60000/],
    [/^year: .*/m, "year: '2027-29'", /^year: must be two years on end, such as 2027-28/],
    [/^year: .*/m, 'year: 2027', /^year: must be a text. Put it in quotes: '2027'/],
    ['master: msc-mlt', 'master: msc-mtl', /'msc-mtl' is none of msc-nursing/],
    ['programme: gnm, ', '', /must name either a programme or a master course: \{/],
    ['programme: bpt', 'programme: gnm', /'gnm' appears twice. Remove one/],
    [/ +- \{ programme: bsc-mlt.*\n/, '', /^levels: lacks 'bsc-mlt'. Add its line/],
  ],
  'programmes/gnm.yaml': [
    ['maximum: 35', 'maximum: 16', /^entry\.age: has a maximum below its minimum. Exchange/],
    ['maximum: 35', 'maximum: 350', /^entry\.age\.maximum: must be at most 70/],
    ['minimum: 17', 'minimum: -17', /^entry\.age\.minimum: must be at least 10/],
    [/attendance: .*/, 'attendance: 75', /^attendance: must be numbers without %.*attendance: \{/],
    [/attendance: .*/, 'attendance: 80%', /^attendance: must be numbers without %.*attendance: \{/],
    ['theory: 80', 'theory: 80%', /^attendance: must be numbers without %/],
    ['percentage: 50, in', 'percentage: 0, in', /^passMark\.percentage: must be more than 0/],
    [
      'percentage: 35,',
      'percentage: 45,',
      /^entry\.reserved: requires more than the minimum of all/,
    ],
    ['years: 3', 'years: 0', /^duration\.years: must be at least 1/],
    ["checked: '20", "checked: '90", /checked: must be a day from 2000 to today/],
    ['medal: nursing', 'medal: gold', /^medal: must be one of: nursing,/],
    ['{age}', '{agge}', /\{agge\} has no value here. Give its value, or take the word out/],
    ['  gnw-criteria:', '  gnw-kriteria:', /^pages: lacks 'gnw-criteria'/],
  ],
  'contact.yaml': [
    ['Talk to us', '<b>Call</b>', /^heading: holds HTML. Write/],
    ['Talk to us', "'\u3164\u3164'", /^heading: holds a character that cannot be seen/],
    [
      /^title: .*/m,
      'title: About Us',
      /^title: is also the title of content\/about-us.yaml. Write/,
    ],
    [
      'Which documents do I need?',
      'When can students reach support?',
      /^faq\.items\[\d+\]\.question: 'When can students .*' appears twice\. Write another/,
    ],
    [
      'Which documents do I need?',
      'Which documents do I need? '.repeat(47),
      /^faq\.items\[\d+\]\.question: is longer than 200 characters\. Shorten/,
    ],
  ],
  'programmes/bsc-nursing.yaml': [
    [
      'previous: [ intermediate ]',
      'previous: [ bsc-nursing ]',
      /previous: holds 'bsc-nursing', which is/,
    ],
    [
      'Semester: Semester II',
      'Semester: Semester I',
      /Semesters\[\d+\]\.Semester: 'Semester I' appears/,
    ],
    ['Year: Second Year', 'Year: First Year', /Years\[\d+\]\.Year: 'First Year' appears twice/],
    ['[ SC, ST, BC ]', '[ SC, SC, BC ]', /reserved\[\d+\]\.categories\[\d+\]: 'SC' appears twice/],
    [/(?<=^since: ).*/m, '1950', /^since: must be 2001, in which the group began, or later/],
    [/(?<=^since: ).*/m, '2099', /^since: must be a year that has been/],
    [
      /intake:\n/,
      'intake:\n  - seats: 40\n',
      /^intake\[\d+\]: an intake without a group appears twice/,
    ],
    [/(?<=^enquiry: ).*/m, 'GNW', /enquiry: is also what programmes\/gnm.yaml is called/],
  ],
  'programmes/bpt.yaml': [
    ["reckonedOn: '12-31'", "reckonedOn: '31-12'", /must be a month and a day, such as/],
    ['theory: 80', 'theory: 180', /^attendance.*100/],
    ['id: bpt', 'id: gnm', /^id: must be 'bpt'/],
  ],
  'programmes/academy.yaml': [['of: maths', 'of: math', /of: 'math' is none of maths, science/]],
};

describe.each(Object.entries(cases))('%s', (file, list) => {
  test.each(list)(
    'with %s as %j is refused with its line and what to do',
    (before, after, message) => {
      const change: Change = (text) => text.replace(before, () => after);
      const problems = problemsAfter(file, change);
      const told = problems.map(
        (problem) => `${problem.field ? `${problem.field}: ` : ''}${problem.message}`,
      );
      expect(told.find((one) => message.test(one)) ?? told.join('\n')).toMatch(message);
      expect(problems.filter((problem) => !isHelpful(problem))).toEqual([]);
      const text = changedFiles({ [file]: change }).get(file) ?? '';
      const own = problems.filter((problem) => problem.file === `content/${file}`);
      for (const { line = 0 } of own) expect(line).toBeLessThanOrEqual(text.split('\n').length);
      // The number of an entry changes with those that the institution adds before it; its place does not.
      if (!message.source.includes('\\d+')) return;
      const { first, last } = touchedLines(specFiles().get(file) ?? '', text);
      const { line = 0 } = problems[told.findIndex((one) => message.test(one))] ?? {};
      expect(line).toBeGreaterThanOrEqual(first - 2);
      expect(line).toBeLessThanOrEqual(last + 2);
    },
  );
});

test('a file that is far too long is refused with the place', () => {
  const [problem] = problemsAfter('home.yaml', (text) => `${text}\n${'# x'.repeat(4_000_000)}`);
  expect(problem?.message).toMatch(/longer than 100,000 characters.*Take out what was pasted/);
});

test('a text that is too long only once it is filled tells what made it so, with its line', () => {
  const change: Change = (text) =>
    text.replace(/( {2}- question: ).*/, `$1"${'x'.repeat(180)} {institution}?"`);
  const [problem] = problemsAfter('contact.yaml', change);
  expect(problem).toMatchObject({ field: 'faq.items[0].question' });
  const lines = (changedFiles({ 'contact.yaml': change }).get('contact.yaml') ?? '').split('\n');
  expect(lines[(problem?.line ?? 0) - 1]).toContain('{institution}');
  expect(problem?.message).toMatch(
    /is longer than 200 characters once its words in braces are filled, which makes \d+. \{institution\} is “.+”. Shorten/,
  );
});

/** File, line, and a remedy: an order, or what is right. */
function isHelpful({ file, line, message }: Problem): boolean {
  return (
    file.startsWith('content/') &&
    line !== undefined &&
    /\b(Write|[Pp]ut|Add|Use|Restore|Remove|Check|Delete|Save|Keep|Indent|Shorten|Take|Give|Name|Exchange|Compare|must (be|hold|have|keep|name|say|not)|is none of|is longer than|is shorter than|lists|such as|asks)\b/.test(
      message,
    ) &&
    !/Invalid|expected|received|undefined|NaN|\bat line\b/.test(message)
  );
}

describe('whatever one value becomes', () => {
  const all = readContentFiles();
  const files = new Map([...all].filter(([name]) => contentSchemas.has(name)));
  const values = fc.oneof(
    fc.constantFrom<unknown>(
      ...[null, true, 0, -1, 1.5, 1e9, '', ' ', 'a', '60,000', '80%', '{', '{nothing}', '{phone}'],
      ...[
        '/nowhere',
        '/contact',
        '/contact#nowhere',
        '#main',
        'javascript:alert(1)',
        '//evil.example',
      ],
      ...[
        'https://',
        'https://example.org',
        '../../etc/passwd',
        '9999-99-99',
        '25:00',
        'x'.repeat(20_000),
      ],
      ...['\u0000', '\u202e', '<b>bold</b>', '![x](https://example.org/x.png)'],
      ...[[], {}, ['a'], { a: 1 }],
    ),
    anyText({ maxLength: 40 }),
    fc.integer(),
  );

  test('the change is refused with line and remedy, or leaves content without a dead reference', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...files.keys()),
        fc.nat(),
        fc.constantFrom('replace', 'remove', 'double', 'rename'),
        values,
        (file, place, act, value) => {
          const text = files.get(file) ?? '';
          const changed = mutate(text, place, act, value);
          fc.pre(changed !== text);
          const mutated = new Map([...all, [file, changed]]);
          const { content, problems } = contentOf(mutated, file);
          expect(problems.filter((problem) => !isHelpful(problem))).toEqual([]);
          // Phrases of the interface wait for their words, and notes of open facts are for nobody.
          expect(deadIn({ ...content, words: undefined, openFacts: undefined })).toEqual([]);
        },
      ),
      { numRuns: isNightly ? 200 : 40, seed: 19 },
    );
  });

  /** The file with one of its values changed. */
  function mutate(text: string, place: number, act: string, value: unknown): string {
    const document = parseDocument(text, {
      logLevel: 'silent',
      customTags: ['!placeholder', '!ask'].map((tag) => ({ tag, resolve: (one: string) => one })),
    });
    let count = 0;
    visit(document, { Value: () => void count++ });
    const chosen = place % count;
    let index = 0;
    visit(document, {
      Value(_key, node, ancestors) {
        if (index++ !== chosen) return undefined;
        const parent = ancestors.at(-1);
        if (act === 'remove') return visit.REMOVE;
        if (act === 'rename' && isPair(parent) && isScalar(parent.key)) {
          parent.key.value = `${parent.key.value}x`;
          return visit.BREAK;
        }
        if (act === 'double' && parent && 'items' in parent && Array.isArray(parent.items)) {
          parent.items.push(node as never);
          return visit.BREAK;
        }
        return document.createNode(value);
      },
    });
    return stringify(document);
  }

  /** Words in braces that nobody filled, and links that lead nowhere. */
  function deadIn(value: unknown): string[] {
    if (typeof value === 'string') {
      // Most texts hold nothing that could become a link.
      const html = /[[<@:]|www\./.test(value) ? toHtml(value, (one) => one) : '';
      const links = [...html.matchAll(/href="([^"]*)"/g)]
        .map(([, address = '']) => address.replaceAll('&amp;', '&'))
        .filter((address) => !/^(tel:|mailto:)/.test(address));
      return [
        ...links,
        ...(value.startsWith('/') && !value.startsWith('/patterns/') ? [value] : []),
      ].filter((address) => !link.safeParse(address).success);
    }
    return value && typeof value === 'object' ? Object.values(value).flatMap(deadIn) : [];
  }
});
