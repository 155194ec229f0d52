/** One way to break the site, and the tests that should notice. */
export type Breakage = {
  name: string;
  /** Files of the project's copy, its `dist/` among them, in which a text is replaced. */
  files: RegExp;
  from: RegExp | string;
  to: string;
} & ({ site: string; titles: string } | { unit: string } | { command: string });

type Change = [name: string, files: RegExp, from: RegExp | string, to: string];

const page = (name: string) => new RegExp(`^dist/${name}\\.html$`);
const script = (name: string) => new RegExp(`^dist/assets/${name}-[^/]*\\.js$`);
const contact = page('contact');
const islands = script('islands');
const worker = /^dist\/worker\.js$/;
const headers = /^hosting\/headers\.ts$/;
const eligibility = /^src\/admissions\/eligibility\.ts$/;

/** What the walk over all addresses should find on the contact page. */
const walk = ' /contact answers';
/** What a page should give to people who see, move and read otherwise. */
const adapted = '^(?!.*/contact/).*/contact adapts';

/** Rules that are added to every stylesheet, by the file of the tests that should notice. */
const styles: Record<string, [name: string, rule: string, titles: string][]> = {
  'tests/routes.spec.ts': [
    ['the contrast of one component', 'main h2 { color: #bbb !important }', walk],
    ['a page wider than a phone', 'main h2 { min-inline-size: 400px }', walk],
    [
      'links lower than a finger',
      'summary { padding: 0; min-block-size: 0 !important; block-size: 20px }',
      walk,
    ],
    ['letters too small to read', 'footer p { font-size: 10px !important }', walk],
    [
      'a stretched picture',
      'main img { inline-size: 300px !important; block-size: 90px !important; object-fit: fill !important }',
      ' /facilities answers',
    ],
    [
      'bars that cover a zoomed page',
      'body > header { position: sticky; inset-block-start: 0; block-size: 200px !important }',
      walk,
    ],
  ],
  'tests/adaptations.spec.ts': [
    [
      'no focus ring',
      ':focus-visible { outline: none !important } *::after { outline: none !important }',
      adapted,
    ],
    [
      'motion in spite of the setting',
      '@keyframes sway { to { opacity: 0.9 } } h1 { animation: sway 5s infinite !important }',
      adapted,
    ],
    [
      'text cut when it is spaced',
      'main h2 { block-size: 1.3em; line-height: 1.2; overflow: hidden }',
      adapted,
    ],
    ['letters that do not grow', 'html { font-size: 16px !important }', adapted],
  ],
  'tests/shell.spec.ts': [
    [
      'a menu that does not open',
      '#menu { display: none !important }',
      'menu opens behind a toggle',
    ],
    [
      'a menu that opens too late',
      '@media (width < 1300px) { body > header button { display: grid !important } }',
      'menu opens behind a toggle',
    ],
  ],
  'tests/faults.spec.ts': [
    [
      'text that waits for a script',
      'main h2 { opacity: 0 }',
      'scripts and pictures that do not arrive',
    ],
  ],
};

/** Other changes for the built site, by the file of the tests that should notice. */
const site: Record<string, [...Change, titles: string][]> = {
  'tests/routes.spec.ts': [
    ['a label that is lost', contact, / for="/g, ' data-for="', walk],
    ['a picture without a text', page('about-us'), / alt="/g, ' data-alt="', ' /about-us answers'],
    ['a heading that skips a level', contact, /<(\/?)h2/g, '<$1h4', walk],
    ['two headings of the first level', contact, /<(\/?)h2/g, '<$1h1', walk],
    ['an inline script', contact, '</main>', '<script>alert(1)</script></main>', walk],
    [
      'a picture from elsewhere',
      contact,
      '</main>',
      '<img src="https://example.org/a.png" alt="" width="1" height="1"/></main>',
      walk,
    ],
    [
      'a script error on one page',
      script('contact'),
      /$/,
      ';setTimeout(() => { throw new Error("broken") });',
      walk,
    ],
    [
      'an island that fails',
      script('courses'),
      /^/,
      'throw new Error("broken");',
      ' /courses answers',
    ],
  ],
  'tests/adaptations.spec.ts': [
    [
      'style: a form on paper',
      /^dist\/assets\/styles-[^/]*\.css$/,
      /main form:not\(/g,
      'main fort:not(',
      adapted,
    ],
  ],
  'tests/shell.spec.ts': [
    ['the way back to the top too late', script('site'), '=300;', '=500;', 'past 300 pixels'],
  ],
  'tests/faults.spec.ts': [
    [
      'a picture without a size',
      page('about-us'),
      /(<img[^>]*?) width="\d+"/g,
      '$1',
      'scripts and pictures that do not arrive',
    ],
    ['no reload after a deploy', islands, '&&location.reload()}', '}', 'is fixed by one reload'],
    [
      'a reload again and again',
      islands,
      '===`reload`',
      '===`never`',
      'stays gone costs one reload',
    ],
    [
      'a reload that costs what was typed',
      islands,
      /&&!\w+\(\)&&/,
      '&&',
      'what somebody has typed',
    ],
    ['a reload without signal', islands, 'navigator.onLine&&', '', 'offline visitor'],
    [
      'no island that starts by itself',
      islands,
      /\w+\.observe\([\w.]+\)/,
      '0',
      'starts without a touch',
    ],
    [
      'storage that breaks a page',
      script('checklist'),
      'catch{return null}',
      'finally{}',
      'forbidden',
    ],
  ],
  'tests/telugu.spec.ts': [
    [
      'English on a Telugu page',
      page('te'),
      /<h2([^>]*)>[^<]*/,
      '<h2$1>Why students come here',
      'no English sentence is met',
    ],
  ],
  'tests/admissions.spec.ts': [
    [
      "a form's message",
      page('admissions'),
      /Please fill all required fields\./g,
      'Please fill in the form.',
      'an empty',
    ],
    [
      'thanks that go too early',
      script('admissions'),
      '=3e3,',
      '=2e3,',
      'thanked for three seconds',
    ],
  ],
  'tests/home.spec.ts': [
    ['an early click that is lost', islands, 'n.click()', 'void 0', 'wait for it and are not lost'],
    ['a count that lasts too long', script('widgets'), /\b94\b/g, '250', 'figures count up'],
    [
      'figures that count out of sight',
      script('widgets'),
      'threshold:.3',
      'threshold:.1',
      'figures count up',
    ],
    ['slides that turn too fast', page('index'), /5000/g, '4000', 'hero turns'],
  ],
  'tests/form-faults.spec.ts': [
    [
      'an early submit that is lost',
      islands,
      /\w+\.requestSubmit\(\w+\)/,
      'void 0',
      'before the script has arrived',
    ],
  ],
  'tests/courses.spec.ts': [
    [
      'islands that start before the page is used',
      islands,
      /\|\|await \w+/,
      '',
      'only looked at fetches no React',
    ],
  ],
  'tests/headers.spec.ts': [
    [
      'a policy that lets HTML be written',
      headers,
      "  'require-trusted-types-for': \"'script'\",\n",
      '',
      'policy stops',
    ],
  ],
  'tests/offline.spec.ts': [
    [
      'a stale worker',
      worker,
      /\.skipWaiting\(\)/,
      '.registration',
      'clears what was kept of the release before',
    ],
    ['a worker that waits too long', worker, '=3e3,', '=3e4,', 'gives way to the copy'],
    ['a worker that keeps too much', worker, '=15728640', '=99999999', 'at most 60 pages'],
    ['a worker that keeps errors', worker, 't.status!==200||', '', 'are not kept'],
  ],
};

/** The same for tests of the code and of the built files. */
const units: Record<string, Change[]> = {
  'tests/built/html.test.ts': [['HTML that does not close', contact, '</ul>', '</ol>']],
  'tests/built/links.test.ts': [
    ['a number without its country', contact, /tel:\+\d+/g, 'tel:12'],
    ['a link that says nothing', contact, '>Privacy Policy<', '>Read more<'],
    ['a new tab that nobody is told of', contact, / \(opens in a new tab\)/g, ''],
    ['a link over a redirect', contact, 'href="/about-us"', 'href="/about-us/"'],
  ],
  'tests/built/seo.test.ts': [
    ['a page without a title', contact, /<title>[^<]*/, '<title>'],
    ['the wrong language of a page', page('te/contact'), '<html lang="te"', '<html lang="en-IN"'],
    ['a translation that is not named', contact, /<link rel="alternate" hrefLang="te"[^>]*>/, ''],
    ['the address of another page', contact, /(rel="canonical" href="[^"]*)contact/, '$1courses'],
    ['no description', contact, /<meta name="description"[^>]*>/, ''],
    [
      'a page kept from search engines',
      contact,
      '<meta charSet',
      '<meta name="robots" content="noindex"/><meta charSet',
    ],
    [
      'a page missing from the sitemap',
      /^dist\/sitemap\.xml$/,
      /<url><loc>[^<]*contact<\/loc>.*?<\/url>/s,
      '',
    ],
    [
      'a course without structured data',
      /bpt-career\.html$/,
      '"@type":"Course"',
      '"@type":"Thing"',
    ],
  ],
  'tests/built/rules.test.ts': [
    ["a rule's number", /gnw-criteria\.html$/, /40%/g, '45%'],
    ['the hours of the office', contact, /10:00\sAM/g, '9:30 AM'],
  ],
  'tests/built/pages.test.ts': [
    ['no width of a phone', contact, 'name="viewport"', 'name="view"'],
    ['an inline style', contact, '<h1', '<h1 style="color: red"'],
    ['no number to call', contact, /tel:\+/g, 'phone:'],
  ],
  'hosting/headers.test.ts': [
    ['a header of safety', headers, "  'X-Content-Type-Options': 'nosniff',\n", ''],
    [
      'a policy that lets inline scripts run',
      headers,
      "'script-src': \"'self'\"",
      "'script-src': \"'self' 'unsafe-inline'\"",
    ],
  ],
  'src/admissions/eligibility.test.ts': [
    [
      'marks that are one too high',
      eligibility,
      'given >= minimum.percentage',
      'given > minimum.percentage',
    ],
    ['an age that is one too low', eligibility, 'youngest >= minimum &&', 'youngest > minimum &&'],
  ],
  'src/pages/what-can-i-study': [
    [
      'a verdict under the wrong heading',
      /^src\/pages\/what-can-i-study\/result\.tsx$/,
      /data-status=\{[^}]*\}/,
      'data-status="open"',
    ],
  ],
  'src/routes.test.ts': [
    [
      'a redirect of old addresses',
      /^src\/routes\.ts$/,
      "from: '/admission',",
      "from: '/admission-old',",
    ],
  ],
};

/** The same for commands of package.json. */
const commands: Record<string, Change[]> = {
  'check:content': [
    ['a dead link in the content', /^content\/international\.yaml$/, /\]\(\/[a-z-]+/, '](/nowhere'],
    [
      'a field that the specification does not know',
      /^content\/contact\.yaml$/,
      /^/,
      'unknown: field\n',
    ],
  ],
};

/** All changes of a list, with what should notice them. */
function listed<Row extends unknown[]>(
  lists: Record<string, Row[]>,
  read: (by: string, ...row: Row) => Breakage,
): Breakage[] {
  return Object.entries(lists).flatMap(([by, rows]) => rows.map((row) => read(by, ...row)));
}

export const breakages: readonly Breakage[] = [
  ...listed(styles, (by, name, rule, titles) => ({
    ...{ name, files: /^dist\/assets\/styles-[^/]*\.css$/, from: /$/, to: rule },
    ...{ site: by, titles },
  })),
  ...listed(site, (by, name, files, from, to, titles) => ({
    ...{ name, files, from, to },
    ...{ site: by, titles },
  })),
  ...listed(units, (unit, name, files, from, to) => ({ name, files, from, to, unit })),
  ...listed(commands, (command, name, files, from, to) => ({ name, files, from, to, command })),
];
