import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readContentFiles } from '#src/content/check/files.ts';
import { confirmedIn, linePairs, recordText, staleLines } from '#src/content/review/confirmed.ts';
import { formOf, readRecords, withForms } from './content-forms.ts';
import {
  type Cell,
  type Entry,
  type FieldPath,
  type Part,
  partAt,
  pathOf,
  withPart,
} from './form/form.ts';
import type { Side } from './form/merge-forms.ts';
import { changedFiles, commit, standing, whyNoVersions } from './git.ts';
import { BothChanged } from './join-versions.ts';
import { sendVersions } from './send-versions.ts';
import { endTaking } from './take-version.ts';

const home = process.cwd();
const computers = ['office', 'hostel', 'library'] as const;
let root: string;
/** @param computer on which it runs */
const git = (computer: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: path.join(root, computer), encoding: 'utf8', stdio: 'pipe' });
const at = (computer: string) => process.chdir(path.join(root, computer));
const put = (computer: string, file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, computer, file)), { recursive: true });
  writeFileSync(path.join(root, computer, file), text);
};
const textOf = (computer: string, file: string) =>
  readFileSync(path.join(root, computer, file), 'utf8');

/** Changes the form of a content file, and writes it as the desk does. */
const edit = (computer: string, name: string, change: (form: Part) => Part) => {
  at(computer);
  const files = readContentFiles();
  const after = withForms(files, { [name]: change(formOf(files, readRecords(), name)) });
  for (const [file, text] of after) {
    if (text !== files.get(file)) put(computer, `content/${file}`, text);
  }
};
const cell = (value: unknown, telugu?: string): Cell => ({
  $cell: true,
  value,
  ...(telugu === undefined ? {} : { lines: { te: { text: telugu } } }),
});
/** Gives fields of a file other values, as in `{ 'faq.heading': 'Answers' }`; `te:` is before a Telugu one. */
const set = (computer: string, name: string, values: Readonly<Record<string, unknown>>) =>
  edit(computer, name, (form) =>
    Object.entries(values).reduce((next, [key, value]) => {
      const field = pathOf(key.replace(/^te:/, ''));
      const { mark: _, question: __, ...now } = partAt(next, field) as Cell;
      const line = { ...now.lines?.['te'], text: String(value) };
      const changed = key.startsWith('te:') ? { ...now, lines: { te: line } } : { ...now, value };
      return withPart(next, field, changed) as Part;
    }, form),
  );
const change =
  (list: FieldPath, to: (entries: readonly Entry[]) => readonly Entry[]) => (form: Part) =>
    withPart(form, list, to((partAt(form, list) ?? []) as readonly Entry[])) as Part;
/** The values of fields as a computer has them; `te:` is before a Telugu one. */
const valuesOf = (computer: string, name: string, ...fields: string[]) => {
  at(computer);
  const form = formOf(readContentFiles(), readRecords(), name);
  return fields.map((field) => {
    const found = partAt(form, pathOf(field.replace(/^te:/, ''))) as Cell | undefined;
    return field.startsWith('te:') ? found?.lines?.['te']?.text : found?.value;
  });
};

const fine = async () => {};
/** Saves nothing meanwhile. */
const alone = <Result>(act: () => Result) => act();
/** The fields that an officer is asked about. */
let shown: BothChanged | undefined;
type Hooks = { check?: () => Promise<void>; alone?: typeof alone };
const publish = async (computer: string, keep?: Side, hooks: Hooks = {}) => {
  at(computer);
  const keepVersion = () => {
    const files = changedFiles();
    if (files.length > 0) commit(files, `Change of ${computer}`, '');
  };
  const choice = keep && { keep, asked: shown?.both.asked ?? '' };
  await sendVersions({ alone, check: fine, ...hooks, keepVersion }, choice);
};
/** Publishes where both have changed a field, and gives what the officer is shown. */
const publishAsked = async (computer: string, keep?: Side) => {
  const asked = await publish(computer, keep).catch((error) => error);
  expect(asked).toBeInstanceOf(BothChanged);
  shown = asked as BothChanged;
  // Nothing is lost, and nothing is half done.
  expect(git(computer, 'status', '--porcelain')).toBe('');
  const { theirs, yours } = shown.both;
  return {
    theirs: theirs.map(({ place, text }) => `${place}: ${text}`),
    yours: yours.map(({ place, text }) => `${place}: ${text}`),
  };
};
const isPublished = (computer: string) =>
  git('hub.git', 'rev-parse', 'HEAD') === git(computer, 'rev-parse', 'HEAD');

/** A place that the site is published from, and two computers of an office. */
let start: string;
const stubGit = (folder: string) => {
  vi.stubEnv('HOME', folder);
  vi.stubEnv('XDG_CONFIG_HOME', folder);
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  vi.stubEnv('GIT_TEMPLATE_DIR', '');
};
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'desk-git-'));
  start = root;
  // Nothing here has to outlive a power cut, and no clone needs examples of hooks.
  put('.', '.gitconfig', '[core]\n\tfsync = none\n[gc]\n\tauto = 0\n');
  stubGit(root);
  git('.', 'init', '--quiet', '--bare', 'hub.git');
  git('.', 'clone', '--quiet', 'hub.git', 'office');
  cpSync('content', path.join(root, 'office/content'), {
    recursive: true,
    filter: (file) => !file.endsWith('schemas'),
  });
  await publish('office');
  for (const computer of ['hostel', 'library']) git('.', 'clone', '--quiet', 'hub.git', computer);
  for (const computer of computers) git(computer, 'remote', 'set-url', 'origin', '../hub.git');
  process.chdir(home);
});
afterAll(() => rmSync(start, { recursive: true }));
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'desk-git-'));
  stubGit(root);
  shown = undefined;
  cpSync(start, root, { recursive: true });
});
afterEach(() => {
  process.chdir(home);
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

test('a computer that does not say who makes versions makes them as the desk', async () => {
  expect(git('hub.git', 'log', '--format=%an: %s').trim()).toBe('Content desk: Change of office');
  at('office');
  expect(standing()).toMatchObject({ unsent: 0, sent: git('office', 'rev-parse', 'HEAD').trim() });
});

test('changes of two computers are joined, whichever publishes first', async () => {
  set('office', 'contact.yaml', { title: 'Contact the office' });
  await publish('office');
  set('hostel', 'site.yaml', { name: 'Colleges' });
  // Something else that is changed by hand, such as a list of packages, stays as it is.
  put('hostel', 'notes.txt', 'mine');
  await publish('hostel');
  await publish('office');
  for (const computer of ['office', 'hostel']) {
    expect(valuesOf(computer, 'contact.yaml', 'title')).toEqual(['Contact the office']);
    expect(valuesOf(computer, 'site.yaml', 'name')).toEqual(['Colleges']);
    expect(isPublished(computer)).toBe(true);
    expect(git(computer, 'status', '--porcelain')).toBe(
      computer === 'hostel' ? '?? notes.txt\n' : '',
    );
  }
});

/** Fields on lines next to each other, with the value that one officer gives each. */
test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ['contact.yaml', { title: 'Contact the office' }, { description: 'Call us.' }],
  ['contact.yaml', { description: 'Call us.' }, { title: 'Contact the office' }],
  [
    'fees.yaml',
    { 'levels[0].courses[0].tuition': 60_000 },
    { 'levels[0].courses[1].tuition': 90_000 },
  ],
  [
    'dates.yaml',
    { 'programmes.gnm.opens': '2027-06-01' },
    { 'programmes.gnm.closes': '2027-07-01' },
  ],
  ['contact.yaml', { 'te:title': 'మా ఆఫీసు' }, { 'te:description': 'రండి.' }],
  ['contact.yaml', { title: 'Contact the office' }, { 'te:title': 'మా ఆఫీసు' }],
  ['facilities.yaml', { 'facilities[0].name': 'Ward' }, { 'facilities[0].ground': 'neem' }],
  ['about-us.yaml', { 'story.paragraphs[0]': 'Once.' }, { 'story.paragraphs[1]': 'Then.' }],
])(
  '%s: neighbouring lines of two officers are joined without a question: %j, %j',
  async (name, one, other) => {
    set('office', name, one);
    await publish('office');
    set('hostel', name, other);
    await publish('hostel');
    expect(isPublished('hostel')).toBe(true);
    expect(valuesOf('hostel', name, ...Object.keys(one))).toEqual(Object.values(one));
    expect(valuesOf('hostel', name, ...Object.keys(other))).toEqual(Object.values(other));
  },
);

test('a joined file has the lines of both, and each comment and mark that it had', async () => {
  const before = textOf('office', 'content/fees.yaml');
  set('office', 'fees.yaml', { 'levels[0].courses[0].tuition': 60_000 });
  await publish('office');
  set('hostel', 'fees.yaml', { 'levels[0].courses[1].tuition': 90_000 });
  edit(
    'hostel',
    'fees.yaml',
    (form) => withPart(form, ['checked'], { ...cell('2026-11-25'), mark: 'placeholder' }) as Part,
  );
  await publish('hostel');
  const lines = [
    ['gnm, tuition: !ask Tuition of GNM for a year', 'gnm, tuition: 60000'],
    [
      'bsc-nursing, tuition: !ask Tuition of B.Sc Nursing for a year',
      'bsc-nursing, tuition: 90000',
    ],
    [/(?<=checked: )!placeholder '[^']*'/, "!placeholder '2026-11-25'"],
  ] as const;
  const joined = lines.reduce((text, [old, next]) => text.replace(old, next), before);
  expect(textOf('hostel', 'content/fees.yaml')).toBe(joined);
});

test.each<[Side, string, string]>([
  ['mine', 'Hostel', 'హాస్టల్'],
  ['theirs', 'Office', 'ఆఫీసు'],
])(
  'only fields that both changed are asked about, and %s count there',
  async (keep, kept, line) => {
    set('office', 'contact.yaml', {
      title: 'Contact the office',
      heading: 'Office',
      'te:heading': 'ఆఫీసు',
      'te:lead': 'ఆఫీసుకు రండి.',
    });
    await publish('office');
    set('hostel', 'contact.yaml', {
      description: 'Call us.',
      heading: 'Hostel',
      'te:heading': 'హాస్టల్',
      lead: 'Come.',
    });
    const sent = git('hub.git', 'rev-parse', 'HEAD');
    const asked = (heading: string, telugu: string) => [
      `Contact the office › Heading: “Talk to us” → “${heading}”`,
      `Contact the office › Heading › Telugu: “మాతో మాట్లాడండి” → “${telugu}”`,
    ];
    expect(await publishAsked('hostel')).toEqual({
      theirs: asked('Office', 'ఆఫీసు'),
      yours: asked('Hostel', 'హాస్టల్'),
    });
    expect(git('hub.git', 'rev-parse', 'HEAD')).toBe(sent);
    expect(valuesOf('hostel', 'contact.yaml', 'heading')).toEqual(['Hostel']);
    await publish('hostel', keep);
    expect(isPublished('hostel')).toBe(true);
    const fields = ['title', 'description', 'heading', 'te:heading', 'lead', 'te:lead'];
    expect(valuesOf('hostel', 'contact.yaml', ...fields)).toEqual([
      'Contact the office',
      'Call us.',
      kept,
      line,
      'Come.',
      'ఆఫీసుకు రండి.',
    ]);
    // The version says which values were not kept.
    const dropped = kept === 'Hostel' ? 'Office' : 'Hostel';
    expect(git('hub.git', 'log', '-1', '--format=%b')).toContain(`→ “${dropped}”`);
  },
);

const links: FieldPath = ['footer', 'quickLinks'];
const link = (title: string, telugu: string, to = '/safety'): Entry =>
  ({ title: cell(title, telugu), path: cell(to) }) as unknown as Entry;
const titlesOf = (computer: string) => {
  at(computer);
  const form = formOf(readContentFiles(), readRecords(), 'site.yaml');
  const entries = partAt(form, links) as unknown as readonly { title: Cell }[];
  return entries.map(({ title }) => `${title.value}/${title.lines?.['te']?.text}`);
};

test('entries of one list that are added, taken away and changed come together, in both languages', async () => {
  const before = titlesOf('office');
  edit(
    'office',
    'site.yaml',
    change(links, (list) => [...list.slice(1), link('Hostel', 'హాస్టల్')]),
  );
  await publish('office');
  edit(
    'hostel',
    'site.yaml',
    change(links, (list) => [...list, link('Library', 'గ్రంథాలయం')]),
  );
  set('hostel', 'site.yaml', { 'footer.quickLinks[2].title': 'When to apply' });
  await publish('hostel');
  expect(titlesOf('hostel')).toEqual([
    before[1],
    before[2]?.replace('Admission dates', 'When to apply'),
    ...before.slice(3),
    'Hostel/హాస్టల్',
    'Library/గ్రంథాలయం',
  ]);
});

test.each<[Side, boolean]>([
  ['mine', false],
  ['theirs', true],
])(
  'an entry that one took away and another changed is asked about, and %s counts',
  async (keep, isThere) => {
    const before = titlesOf('office');
    set('office', 'site.yaml', { 'footer.quickLinks[1].title': 'Costs', name: 'Colleges' });
    await publish('office');
    edit(
      'hostel',
      'site.yaml',
      change(links, (list) => list.toSpliced(1, 1)),
    );
    expect(await publishAsked('hostel')).toEqual({
      theirs: [
        'The institution › Footer › Quick links › “Costs” › Title: “Fees and scholarships” → “Costs”',
      ],
      yours: ['The institution › Footer › Quick links: “Fees and scholarships” is taken away'],
    });
    await publish('hostel', keep);
    const costs = before[1]?.replace('Fees and scholarships', 'Costs');
    expect(titlesOf('hostel')).toEqual(
      isThere ? before.with(1, costs ?? '') : before.toSpliced(1, 1),
    );
    expect(valuesOf('hostel', 'site.yaml', 'name')).toEqual(['Colleges']);
  },
);

test.each<[Side, string]>([
  ['mine', '/facilities'],
  ['theirs', '/contact'],
])('an entry that both added in another way is asked about, and %s counts', async (keep, to) => {
  const before = titlesOf('office');
  const add = (where: string) => change(links, (list) => [...list, link('Hostel', 'హాస్టల్', where)]);
  edit('office', 'site.yaml', add('/contact'));
  await publish('office');
  edit('hostel', 'site.yaml', add('/facilities'));
  const { yours } = await publishAsked('hostel');
  const place = 'The institution › Footer › Quick links › “Hostel” › Link';
  expect(yours).toEqual([`${place}: nothing → “/facilities”`]);
  await publish('hostel', keep);
  expect(titlesOf('hostel')).toEqual([...before, 'Hostel/హాస్టల్']);
  expect(valuesOf('hostel', 'site.yaml', `footer.quickLinks[${before.length}].path`)).toEqual([to]);
});

test('of three computers the last is asked again about what it was not shown', async () => {
  set('office', 'contact.yaml', { heading: 'Office', title: 'By the office' });
  set('library', 'contact.yaml', { heading: 'Library', lead: 'By the library.' });
  set('hostel', 'contact.yaml', { heading: 'Hostel', description: 'By the hostel.' });
  await publish('office');
  await publishAsked('hostel');
  // The library publishes while the officer in the hostel reads the question.
  await publishAsked('library');
  await publish('library', 'mine');
  shown = await publish('hostel').catch((error) => error);
  const old = shown?.both.asked;
  set('library', 'contact.yaml', { heading: 'Library again' });
  await publish('library');
  const { theirs } = await publishAsked('hostel', 'mine');
  expect(theirs[0]).toContain('→ “Library again”');
  expect(shown?.both.asked).not.toBe(old);
  await publish('hostel', 'mine');
  await publish('office');
  const fields = ['title', 'description', 'heading', 'lead'];
  expect(valuesOf('office', 'contact.yaml', ...fields)).toEqual([
    'By the office',
    'By the hostel.',
    'Hostel',
    'By the library.',
  ]);
});

const recordName = 'content/te/confirmed.json';
const recordAt = (computer: string) => confirmedIn(textOf(computer, recordName));

test('records of translations are joined, whichever lines they are of', async () => {
  const add = (computer: string, file: string) => {
    const record = recordAt(computer);
    const next = { ...record, [file]: [...(record[file] ?? []), computer] };
    put(computer, recordName, recordText(next));
  };
  add('office', 'contact.yaml');
  add('office', 'site.yaml');
  await publish('office');
  add('hostel', 'contact.yaml');
  add('hostel', 'about-us.yaml');
  await publish('hostel');
  const { 'contact.yaml': contact, 'site.yaml': site, 'about-us.yaml': about } = recordAt('hostel');
  expect(contact).toEqual(expect.arrayContaining(['office', 'hostel']));
  expect([site, about]).toMatchObject([
    expect.arrayContaining(['office']),
    expect.arrayContaining(['hostel']),
  ]);
});

test('a line is read anew when one officer changes it and another one its English', async () => {
  const confirm = (computer: string) => {
    at(computer);
    const pairs = Object.values(linePairs(readContentFiles(), 'te')['contact.yaml'] ?? {});
    put(computer, recordName, recordText({ ...recordAt(computer), 'contact.yaml': pairs }));
  };
  set('office', 'contact.yaml', { title: 'Contact the office' });
  confirm('office');
  await publish('office');
  set('hostel', 'contact.yaml', { 'te:title': 'మా ఆఫీసు' });
  confirm('hostel');
  await publish('hostel');
  at('hostel');
  const stale = staleLines(readContentFiles(), 'te', recordAt('hostel'))
    .filter(({ file }) => file.endsWith('/contact.yaml'))
    .map(({ field }) => field);
  expect(stale).toEqual(['title']);
});

test.each<[Side, string]>([
  ['mine', 'hostel'],
  ['theirs', 'office'],
])('a photograph that both changed is asked about, and %s is kept', async (keep, kept) => {
  const file = 'public/pictures/photo-small-0a1b2c3d-640.avif';
  put('office', file, 'office');
  set('office', 'contact.yaml', { title: 'Contact the office' });
  await publish('office');
  put('hostel', file, 'hostel');
  put('hostel', file.replace('640', '960'), 'new');
  set('hostel', 'contact.yaml', { description: 'Call us.' });
  expect(await publishAsked('hostel')).toEqual({
    theirs: [`${file}: is changed`],
    yours: [`${file}: is changed`],
  });
  await publish('hostel', keep);
  expect(textOf('hostel', file)).toBe(kept);
  expect(textOf('hostel', file.replace('640', '960'))).toBe('new');
  expect(valuesOf('hostel', 'contact.yaml', 'title', 'description')).toEqual([
    'Contact the office',
    'Call us.',
  ]);
});

const commitByHand = (computer: string, file: string, text: string) => {
  put(computer, file, text);
  git(computer, 'add', file);
  git(computer, '-c', 'user.name=A', '-c', 'user.email=a@b', 'commit', '-qm', 'By hand');
};

/** What the desk cannot join: files of programmers, and what was written into content by hand. */
test.each<[string, string, (computer: string, text: string) => string]>([
  ['a file that is no content', 'package.json', (by) => by],
  [
    'a new comment',
    'content/contact.yaml',
    (by, text) => text.replace('\nlead:', `\n# By the ${by}\nlead:`),
  ],
  [
    'a broken file',
    'content/contact.yaml',
    (by, text) => (by === 'office' ? `${text}: "` : text.replace('Contact', 'Call')),
  ],
])('%s of both is refused, and nothing is lost', async (_, file, by) => {
  const before = existsSync(path.join(root, 'office', file)) ? textOf('office', file) : '';
  commitByHand('office', file, by('office', before));
  await publish('office');
  const own = by('hostel', before);
  commitByHand('hostel', file, own);
  await expect(publish('hostel')).rejects.toThrow(/Two computers have changed .*nothing is lost/);
  expect(isPublished('office')).toBe(true);
  expect(textOf('hostel', file)).toBe(own);
  expect(git('hostel', 'status', '--porcelain')).toBe('');
});

test('a file that was changed by hand and not made a version is not overwritten', async () => {
  commitByHand('office', 'tool.js', 'office');
  await publish('office');
  put('hostel', 'tool.js', 'hostel');
  await expect(publish('hostel')).rejects.toThrow(/change of tool\.js, .*nothing is lost/);
  expect(textOf('hostel', 'tool.js')).toBe('hostel');
});

test('what is saved while others’ versions are fetched is kept, and joined', async () => {
  set('office', 'contact.yaml', { title: 'Contact the office' });
  await publish('office');
  set('hostel', 'contact.yaml', { description: 'Call us.' });
  let turn = 0;
  const savedMeanwhile = <Result>(act: () => Result) => {
    turn += 1;
    if (turn === 2) set('hostel', 'contact.yaml', { heading: 'Saved late' });
    return act();
  };
  await publish('hostel', undefined, { alone: savedMeanwhile });
  expect(isPublished('hostel')).toBe(true);
  expect(valuesOf('hostel', 'contact.yaml', 'title', 'description', 'heading')).toEqual([
    'Contact the office',
    'Call us.',
    'Saved late',
  ]);
});

test('what does not make a site together is not sent, and can be corrected', async () => {
  set('office', 'contact.yaml', { title: 'Contact the office' });
  await publish('office');
  set('hostel', 'contact.yaml', { description: 'Call us.' });
  const check = () => Promise.reject(new Error('does not fit'));
  await expect(publish('hostel', undefined, { check })).rejects.toThrow('does not fit');
  expect(isPublished('office')).toBe(true);
  set('hostel', 'contact.yaml', { heading: 'Corrected' });
  await publish('hostel');
  expect(isPublished('hostel')).toBe(true);
  expect(valuesOf('hostel', 'contact.yaml', 'title', 'description', 'heading')).toEqual([
    'Contact the office',
    'Call us.',
    'Corrected',
  ]);
});

/** States in which a power cut can leave the folder while the files of a version come. */
test.each<[string, (coming: string) => void]>([
  ['before the first file', () => {}],
  ['in the middle of a file', () => put('hostel', 'content/contact.yaml', 'title: Cont')],
  ['with an index of its own that is locked', () => put('hostel', '.git/desk-index.lock', '')],
  ['after the last file', (coming) => git('hostel', 'checkout', coming, '--', 'content')],
  [
    'after the version has its new name',
    (coming) => {
      git('hostel', 'reset', '--quiet', '--hard', coming);
      git('hostel', 'read-tree', 'HEAD~1');
    },
  ],
])('a join that a power cut ends %s is ended later', async (_, cut) => {
  set('office', 'contact.yaml', { title: 'Contact the office' });
  put('office', 'content/new.md', 'new');
  rmSync(path.join(root, 'office/content/README.md'));
  await publish('office');
  git('hostel', 'fetch', '--quiet');
  const coming = git('office', 'rev-parse', 'HEAD').trim();
  git('hostel', 'update-ref', 'refs/worktree/desk-coming', coming);
  cut(coming);
  at('hostel');
  endTaking();
  expect(git('hostel', 'status', '--porcelain')).toBe('');
  expect(git('hostel', 'rev-parse', 'HEAD').trim()).toBe(coming);
  expect(textOf('hostel', 'content/contact.yaml')).toBe(textOf('office', 'content/contact.yaml'));
  expect(existsSync('content/README.md')).toBe(false);
  expect(git('hostel', 'for-each-ref', 'refs/worktree')).toBe('');
});

type Computer = (typeof computers)[number];
type Action = {
  computer: Computer;
  fields: Name[];
  isGone: boolean;
  keep: Side;
  isSent: boolean;
};

/** Fields of the generated changes: neighbours, both languages, and entries of a list by their titles. */
const names = ['title', 'description', 'te:title', 'heading', '+One', '+Two'] as const;
type Name = (typeof names)[number];
type Words = Partial<Record<Name, string>>;

const wordsOf = (computer: string): Words => {
  const fields = names.filter((name) => !name.startsWith('+'));
  const values = valuesOf(computer, 'contact.yaml', ...fields);
  const found = Object.fromEntries(fields.map((field, index) => [field, values[index]]));
  const form = formOf(readContentFiles(), readRecords(), 'site.yaml');
  for (const entry of partAt(form, links) as unknown as readonly { title: Cell }[]) {
    const name = `+${entry.title.value}`;
    if (names.includes(name as Name)) found[name] = entry.title.lines?.['te']?.text;
  }
  return found;
};

/** Writes a word into a field; an entry is added with it, or taken away without one. */
const say = (computer: string, name: Name, word: string | undefined) => {
  if (!name.startsWith('+')) return set(computer, 'contact.yaml', { [name]: word });
  const isIt = (entry: Entry) => partAt(entry, ['title', 'value']) === (name.slice(1) as never);
  const next = (list: readonly Entry[]) => {
    if (word === undefined) return list.filter((entry) => !isIt(entry));
    const own = link(name.slice(1), word, `/${name.slice(1)}`);
    return list.some(isIt)
      ? list.map((entry) => (isIt(entry) ? ({ ...own, $from: entry.$from } as Entry) : entry))
      : [...list, own];
  };
  return edit(computer, 'site.yaml', change(links, next));
};

const action: fc.Arbitrary<Action> = fc.record({
  computer: fc.constantFrom(...computers),
  fields: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 }),
  isGone: fc.boolean(),
  keep: fc.constantFrom<Side>('mine', 'theirs'),
  isSent: fc.boolean(),
});

test('of random changes on three computers no word is lost that was not given up', async () => {
  const commit = git('hub.git', 'rev-parse', 'HEAD').trim();
  const first = wordsOf('office');
  const run = async (actions: readonly Action[]) => {
    for (const computer of computers) git(computer, 'reset', '--quiet', '--hard', commit);
    git('office', 'push', '--quiet', '--force');
    /** What each computer has got from the others, what it has now, and what is published. */
    const got = { office: first, hostel: first, library: first };
    const own = { office: first, hostel: first, library: first };
    let hub = first;
    const send = async (computer: Computer, keep: Side) => {
      const [was, mine, theirs] = [got[computer], own[computer], hub];
      const both = names.filter(
        (name) =>
          mine[name] !== was[name] && theirs[name] !== was[name] && mine[name] !== theirs[name],
      );
      if (both.length > 0) expect((await publishAsked(computer)).yours).toHaveLength(both.length);
      await publish(computer, both.length > 0 ? keep : undefined);
      const words = names.map((name) => {
        const isMine = both.includes(name) ? keep === 'mine' : mine[name] !== was[name];
        return [name, isMine ? mine[name] : theirs[name]];
      });
      hub = Object.fromEntries(words);
      got[computer] = hub;
      own[computer] = hub;
      expect(isPublished(computer)).toBe(true);
      const said = words.filter(([, word]) => word !== undefined);
      expect(wordsOf(computer)).toEqual(Object.fromEntries(said));
    };
    for (const [number, { computer, fields, isGone, keep, isSent }] of actions.entries()) {
      for (const name of fields) {
        const word = isGone && name.startsWith('+') ? undefined : `తెలుగు ${name} ${number}`;
        say(computer, name, word);
        own[computer] = { ...own[computer], [name]: word };
      }
      if (isSent) await send(computer, keep);
    }
    for (const computer of computers) await send(computer, 'mine');
  };
  const generated = fc.array(action, { minLength: 9, maxLength: 9 });
  await fc.assert(fc.asyncProperty(generated, run), {
    numRuns: 1,
    seed: 20261127,
    endOnFailure: true,
  });
}, 180_000);

test.each<[string, () => void, RegExp]>([
  [
    'a place that is gone',
    () => rmSync(path.join(root, 'hub.git'), { recursive: true }),
    /not where it was/,
  ],
  [
    'no connection',
    () => git('office', 'remote', 'set-url', 'origin', 'http://127.0.0.1:9/site.git'),
    /is online/,
  ],
  ['no place', () => git('office', 'remote', 'remove', 'origin'), /not joined to the place/],
  [
    'another website',
    () => {
      git('hostel', 'checkout', '--quiet', '--orphan', 'other');
      git('hostel', '-c', 'user.name=A', '-c', 'user.email=a@b', 'commit', '-qm', 'Other');
      git('hostel', 'push', '--quiet', '--force', 'origin', 'HEAD:master');
    },
    /another website/,
  ],
  [
    'a version without a branch',
    () => git('office', 'checkout', '--quiet', '--detach'),
    /in a terminal/,
  ],
  [
    'a rebase that somebody began',
    () => mkdirSync(path.join(root, 'office/.git/rebase-merge')),
    /in a terminal/,
  ],
  [
    'another git at work',
    () => put('office', '.git/index.lock', ''),
    /Another program is making a version/,
  ],
])('%s is told without the words of git', async (_, spoil, message) => {
  spoil();
  set('office', 'site.yaml', { name: 'Office' });
  const told = await publish('office').catch(({ message: text }) => text);
  expect(told).toMatch(message);
  expect(told).not.toMatch(/fatal|error:|refs|remote|HEAD/);
});

test('a place that lets nobody send is told', async () => {
  const hook = path.join(root, 'hub.git/hooks/pre-receive');
  mkdirSync(path.dirname(hook), { recursive: true });
  writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  set('office', 'site.yaml', { name: 'Office' });
  await expect(publish('office')).rejects.toThrow(/did not take the version/);
});

test('a folder of another user is called so, with the way out', () => {
  at('office');
  expect(whyNoVersions()).toBeUndefined();
  // As git sees a folder on a network share.
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  expect(whyNoVersions()).toMatch(/belongs to another user.*safe\.directory/);
  expect(() => changedFiles()).toThrow(/belongs to another user/);
  vi.unstubAllEnvs();
  process.chdir(tmpdir());
  expect(whyNoVersions()).toMatch(/keeps no versions/);
  process.chdir(home);
});
