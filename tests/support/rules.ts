/** The numbers and rules of SPEC.md section 9, each looked up in the built pages. */
import { describeDays, describeHours } from '#src/content/check/describe-site.ts';
import { untiedText } from '#src/lib/tied-text.ts';
import { sections } from '../../src/routes.ts';
import { content, edition } from './content.ts';
import { builtPages } from './pages.ts';

type Programme = keyof typeof sections;
type Rule = {
  of: string;
  rule: string;
  value: string;
  /** Finds the rule wherever it is told; its group has to be the value. */
  pattern: RegExp;
  /** Scope of the search: all pages, the texts about one programme, or rows of a table. */
  in: 'pages' | Programme | { tableOf: string } | { page: string };
};

const clinical = /(\d+% in theory and \d+%) in clinical/g;
const youngest = /at least (\d+ years)/gi;

const { founded, claims, hours } = content.site;
const graduates = claims.graduates.toLocaleString('en-IN');
/** Months of internship may change; SPEC.md has 6. */
const length = (id: Programme) => {
  const { years, internshipMonths } = content.programmes[id].duration;
  return `${years} years + ${internshipMonths}-month internship`;
};
const inNursing = content.programmes['bsc-nursing'].duration.internshipMonths;

const rules: readonly Rule[] = [
  ...site([
    ['Founded', String(founded), /\b(?:since|founded in|began the group in) (\d{4})/g],
    ['Experience', `${claims.experience}+`, /(\S+) years of experience/g],
    ['Graduates', graduates, /([\d,]+)\+? (?:graduates|students graduated|have graduated)/g],
    ['Countries', `${claims.countries}+`, /(\d\S*) countries/g],
    ['Placement success', String(claims.placement), /(\d+) ?% placement success/g],
  ]),
  ...site([['Support hours', '9:00 AM to 5:00 PM IST', /Monday to Friday, (.*? IST)/g]]),
  ...hours.map((line, index): Rule => {
    const days = describeDays(edition, line);
    return {
      of: 'Site',
      rule: `Hours, line ${index + 1}`,
      value: untiedText(describeHours(edition, line)),
      pattern: new RegExp(`${days}\\s+(\\S+ [AP]M - \\S+ [AP]M)`, 'g'),
      in: 'pages',
    };
  }),
  ...programme('intermediate', 'Intermediate', [
    ['Length', '2 years', /(\d years) full time/g],
    ['Entry', '10th class or SSC', /^A pass in (10th class or \w+)/gm],
    ['Attendance', '75', /(\d+)% in each subject each year/g],
    ['Pass mark', '35', /(\d+)% in each subject(?! each)/g],
    ['Marks', '100', /out of (\d+)/g],
    ['Grades', 'A1 to E', /grades? (A\d to \w)/gi],
    ['Board examinations', '2, covering both years', /end of year (\d, covering both years)/g],
    ['Groups', 'MPC, BiPC and vocational', /(MPC, BiPC and \w+) groups/g],
  ]),
  ...programme('gnm', 'GNM', [
    ['Length', length('gnm'), /(\d years \+ \S+ internship)/g],
    ['Entry', '10+2 in any stream', /(10\+2 in any \w+)/g],
    ['Minimum', '40%', /at least (\d+%)/gi],
    ['Age', '17 to 35 years', /(\d+ to \d+ years)/g],
    ['Relaxation of age', 'SC/ST', /with relaxation (?:of \d+ years )?for (\S+)$/gm],
    ['Attendance', '80% in theory and 100%', clinical],
    ['Pass mark', '50% in each subject and practical', /(\d+% in each subject.*)$/gm],
  ]),
  ...programme('bsc-nursing', 'B.Sc Nursing', [
    ['Length', '4 years in 8 semesters', /(\d years in \d+ semesters)/g],
    ['Internship', `last ${inNursing} months as internship`, /the (last \S+ months as \w+)/g],
    ['Minimum', '45% aggregate in PCB and English', /at least (\d+%.*)$/gim],
    ['Age', '17 years', youngest],
    ['Attendance', '80% in theory and 100%', clinical],
    ['Pass mark', '50% in theory and practical separately', /(\d+% in theory and p.*)$/gm],
  ]),
  ...programme('bpt', 'BPT', [
    ['Length', length('bpt'), /(\d years \+ \S+ internship)/g],
    ['Minimum', '50% in PCB', /at least (\d+% in PCB)/gi],
    ['Age', '17 years', youngest],
    ['Attendance', '80% in theory and 100%', clinical],
    ['Pass mark', '50% in each subject', /(\d+% in each subject.*)$/gm],
  ]),
  ...(
    [
      ['academy-maths', '10'],
      ['academy-science', '9'],
      ['academy-aiims', '8'],
    ] as const
  ).map(([page, value]) => ({
    of: 'Academy',
    rule: `Module rows of ${page}`,
    value,
    pattern: /^(\d+) rows$/gm,
    in: { tableOf: page },
  })),
  {
    of: 'Master',
    rule: 'Length',
    value: '2 years',
    pattern: /^(\d+ years)$/gm,
    in: { page: 'courses/master' },
  },
];

type Found = { rule: Rule; shownOn: readonly string[]; differing: readonly string[] };

/** Looks every rule up. */
export function findRules(): Found[] {
  return rules.map((rule) => {
    const told = textsFor(rule.in).flatMap(({ name, text }) =>
      [...text.matchAll(rule.pattern)].map(([, value = '']) => ({ name, value })),
    );
    return {
      rule,
      shownOn: [...new Set(told.map(({ name }) => name))].sort(),
      differing: told
        .filter(({ value }) => value !== rule.value)
        .map(({ name, value }) => `${rule.of}, ${rule.rule}: ${value} on ${name}`),
    };
  });
}

type Lines = [rule: string, value: string, pattern: RegExp][];

function site(lines: Lines): Rule[] {
  return lines.map(([rule, value, pattern]) => ({ of: 'Site', rule, value, pattern, in: 'pages' }));
}

function programme(id: Programme, of: string, lines: Lines): Rule[] {
  return lines.map(([rule, value, pattern]) => ({
    of,
    rule,
    value,
    pattern,
    in: id,
  }));
}

type Text = { name: string; text: string };

const pages = builtPages().map(({ name, html }) => ({ name: name.replace(/\.html$/, ''), html }));

function textsFor(place: Rule['in']): readonly Text[] {
  if (place === 'pages') return pages.map(({ name, html }) => ({ name, text: textOf(html) }));
  if (typeof place === 'string') return pages.flatMap((page) => textsAbout(place, page));
  if ('page' in place) {
    return textsFor('pages').filter(({ name }) => name === place.page);
  }
  return pages
    .filter(({ name }) => name.endsWith(`/${place.tableOf}`))
    .map(({ name, html }) => ({
      name,
      text: `${(/<tbody.*?<\/tbody>/s.exec(html)?.[0].match(/<tr/g) ?? []).length} rows`,
    }));
}

/** Texts about one programme: its own pages, its columns and its rows. */
function textsAbout(id: Programme, { name, html }: { name: string; html: string }): Text[] {
  const main = mainOf(html);
  if (`/${name}`.startsWith(sections[id].base)) return [{ name, text: textOf(main) }];
  const cells = [...main.matchAll(new RegExp(`<td data-programme="${id}">(.*?)</td>`, 'gs'))];
  const rows = [...main.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/gs)].filter(([, row = '']) =>
    fullNames[id]?.includes(textOf(/<th.*?<\/th>/s.exec(row)?.[0] ?? '').trim()),
  );
  const text = [...cells, ...rows].map(([, part = '']) => textOf(part)).join('\n');
  return text ? [{ name, text }] : [];
}

/** As the first cells of rows call the programmes. */
const fullNames: { readonly [Id in Programme]?: readonly string[] } = {
  intermediate: ['Intermediate and Vocational'],
  gnm: ['General Nursing and Midwifery'],
  'bsc-nursing': ['Bachelor of Science in Nursing'],
  bpt: ['Bachelor of Physiotherapy'],
};

function mainOf(html: string): string {
  return /<main.*<\/main>/s.exec(html)?.[0] ?? '';
}

/** The text of a page, a line a block. */
function textOf(html: string): string {
  return html
    .replace(/<!--.*?-->/g, '')
    .replace(/<head>.*<\/head>|<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replace(/<\/?(?!a\b|b\b|no-wrap|text-run|span|strong|small|time|i\b)\w[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/^ | $/gm, '')
    .replace(/\n+/g, '\n');
}
