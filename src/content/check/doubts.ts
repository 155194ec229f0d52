import { isPictureName, longest } from '#src/content/schemas/fields.ts';
import { isPhotograph, shapeOf } from '#src/content/schemas/photographs.ts';
import { defaultLang, type Lang } from '#src/languages.ts';
import { formatPath } from '#src/lib/field-path.ts';
import { untiedText } from '#src/lib/tied-text.ts';
import { type SectionId, sectionIds, sections } from '#src/routes.ts';
import { type Content, contentSchemas } from './content.ts';
import { mapProse } from './prose.ts';

/** A warning about a suspicious value; it never fails the build. `file` includes the folder. */
export type Doubt = { file: string; field: string; message: string };

/** Mail hosts that addresses are usually at; one letter beside them is a slip. */
const mailHosts = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'outlook.com',
  'hotmail.com',
  'rediffmail.com',
];

const maps = /(^|\.)(google\.[a-z.]+|goo\.gl|openstreetmap\.org|bing\.com|apple\.com|mappls\.com)$/;

/** A number that somebody made up: it ends in 12345, or in one digit five times. */
const madeUp = /^\+\d*(?:(\d)\1{4}|12345)$/;

/** A web address that is a word of a text, which a mail address is not. */
const webAddress = /(?:^|[\s(“‘])(?:https?:\/\/|www\.|[\w.-]+\.(?:com|org|net|edu|in)\b)/;

/** How the label of a figure names the claim that it shows. */
const nameOfClaim = {
  experience: /year/,
  graduates: /graduat|student/,
  countries: /countr/,
  placement: /place/,
};

/**
 * The values that somebody should look at again.
 *
 * @param content in the default language
 * @param today as `2026-11-22`
 */
export function doubtsIn(content: Content, today: string): Doubt[] {
  const doubts = [
    ...doubtsOfSite(content, today),
    ...doubtsOfMails(content),
    ...doubtsOfFees(content, today),
    ...doubtsOfDates(content, today),
    ...doubtsOfHome(content),
    ...doubtsOfLinks(content),
    ...doubtsOfUnnamed(content),
    ...doubtsOfLists(content),
    ...doubtsOfTitles(content),
    ...doubtsOfCopies(content),
    ...doubtsOfPictures(content),
    ...doubtsOfUses(content),
    ...doubtsOfBodies(content),
    ...doubtsOfSemesters(content),
    ...doubtsOfPhones(content),
    ...doubtsOfQuestions(content),
    ...doubtsOfLengths(content),
    ...doubtsOfTexts(content),
    ...doubtsOfInvitations(content, defaultLang),
    ...doubtsOfNotices(content, today),
  ];
  return doubts.map(withStop);
}

/** The same for a translation, whose facts are those of the default language. */
export function doubtsInTranslation(content: Content, lang: Lang): Doubt[] {
  const folder = `${lang}/`;
  const isOwn = ({ file, field }: Doubt) =>
    !content.untranslated[file.slice(folder.length)]?.includes(field);
  return [
    ...doubtsOfLengths(content, folder),
    ...doubtsOfTexts(content, folder),
    ...doubtsOfTitles(content, folder),
    ...doubtsOfCopies(content, folder),
    ...doubtsOfInvitations(content, lang, folder),
  ]
    .filter(isOwn)
    .map(withStop);
}

function withStop({ message, ...place }: Doubt): Doubt {
  return { ...place, message: message.replace(/[^?]$/, '$&.') };
}

function* doubtsOfSite({ openFacts, site }: Content, today: string): Generator<Doubt> {
  const doubt = (field: string, message: string) => ({ file: 'site.yaml', field, message });
  // A number of zeros is a placeholder.
  if (/^\+91 ?(?:[1-5]|0[1-9])/.test(site.phone)) {
    yield doubt('phone', 'is no mobile number of India. Does WhatsApp reach it?');
  }
  const years = Number(today.slice(0, 4)) - site.founded;
  if (site.claims.experience > years) {
    yield doubt('claims.experience', `is more than the ${years} years since ${site.founded}`);
  }
  for (const [index, { name, url }] of site.social.entries()) {
    const isKnown = /^(LinkedIn|Instagram|Facebook|YouTube)$/i.test(name);
    const isOpen = openFacts.some(({ field }) => field === `social[${index}].url`);
    if (new URL(url).pathname === '/' && !isOpen) {
      yield doubt(`social[${index}].url`, `is the front page of ${name}. Write the college’s own`);
    }
    if (!isKnown || new RegExp(`(^|\\.)${name}\\.com$`, 'i').test(new URL(url).hostname)) continue;
    yield doubt(`social[${index}].url`, `is not at ${name}. Is it the page of the college there?`);
  }
  if (!maps.test(new URL(site.mapUrl).hostname)) {
    yield doubt('mapUrl', 'is not at a map that we know. Does it open one?');
  }
}

function* doubtsOfMails({ 'about-us': about, site }: Content): Generator<Doubt> {
  const known = [...mailHosts, new URL(site.origin).hostname.replace(/^www\./, '')];
  const mails = [
    { file: 'site.yaml', field: 'email', mail: site.email },
    ...about.governingBody.members.flatMap(({ contact: mail }, index) => {
      const field = `governingBody.members[${index}].contact`;
      return mail === null || mail === site.email ? [] : [{ file: 'about-us.yaml', field, mail }];
    }),
  ];
  for (const { file, field, mail } of mails) {
    const host = mail.slice(mail.indexOf('@') + 1).toLowerCase();
    const meant = known.find((one) => isNearly(host, one));
    if (!meant || known.includes(host)) continue;
    yield { file, field, message: `ends in ${host}. Is it ${meant}?` };
  }
}

function* doubtsOfFees({ fees }: Content, today: string): Generator<Doubt> {
  const file = 'fees.yaml';
  if (fees.year !== null && Number(fees.year.slice(0, 4)) < Number(today.slice(0, 4)) - 1) {
    yield { file, field: 'year', message: 'is over. Are these the fees of now?' };
  }
  const amounts = [
    ...fees.levels.flatMap(({ courses }, level) =>
      courses.flatMap(({ tuition, management = null, later = [] }, course) => {
        const field = `levels[${level}].courses[${course}]`;
        return [
          { field: `${field}.tuition`, amount: tuition, least: 1000 },
          { field: `${field}.management`, amount: management, least: 1000 },
          ...later.map((year, index) => {
            return { field: `${field}.later[${index}].tuition`, amount: year.tuition, least: 1000 };
          }),
        ];
      }),
    ),
    ...fees.shared.rows.map(({ amount }, row) => {
      return { field: `shared.rows[${row}].amount`, amount, least: 100 };
    }),
  ];
  for (const { field, amount, least } of amounts) {
    if (amount !== null && amount < least) yield { file, field, message: `is ₹ ${amount} only` };
  }
}

/** How many days after a day of this year’s admissions it was probably forgotten. */
const daysUntilOld = { opens: 120, closes: 120, classes: 366, test: 366 } as const;

/** Days of this year’s admissions that have long been. */
function doubtsOfDates({ dates }: Content, today: string): Doubt[] {
  const entries = [
    ...Object.entries(dates.programmes).map(([id, days]) => [`programmes.${id}`, days] as const),
    ...dates.tests.list.map((days, index) => [`tests.list[${index}]`, days] as const),
  ];
  return entries.flatMap(([field, days]) =>
    Object.entries(daysUntilOld).flatMap(([name, most]) => {
      const day: unknown = (days as Record<string, unknown>)[name];
      const passed = (Date.parse(today) - Date.parse(String(day ?? ''))) / 86_400_000;
      if (!(passed > most)) return [];
      const ago = passed > 366 ? 'more than a year' : `${Math.floor(passed / 30)} months`;
      const message = `was ${day}, ${ago} ago. Move it to the past years, or write the new day`;
      return [{ file: 'dates.yaml', field: `${field}.${name}`, message }];
    }),
  );
}

/** How many days a notice stands before nobody reads it any more. */
const longestNotice = 92;

function* doubtsOfNotices({ notices }: Content, today: string): Generator<Doubt> {
  for (const [index, { from, until }] of notices.list.entries()) {
    const days = (Date.parse(until) - Date.parse(from)) / 86_400_000;
    const place = { file: 'notices.yaml', field: `list[${index}].until` };
    if (until < today) yield { ...place, message: 'is over: nobody sees this notice. Remove it' };
    else if (days > longestNotice) {
      yield { ...place, message: `is ${days} days after the first day. Is it still news then?` };
    }
  }
}

/** Figures and fields of study that belong to something else than their name says. */
function* doubtsOfHome({ home, programmes }: Content): Generator<Doubt> {
  const file = 'home.yaml';
  for (const [index, { claim, label }] of home.statistics.figures.entries()) {
    if (nameOfClaim[claim].test(label)) continue;
    const field = `statistics.figures[${index}].claim`;
    yield { file, field, message: `is '${claim}', and its label says “${label}”` };
  }
  for (const [index, { medal, programmes: ids }] of home.categories.items.entries()) {
    if (ids.every((id) => programmes[id].medal === medal)) continue;
    const field = `categories.items[${index}].programmes`;
    yield { file, field, message: 'has a course of another field of study' };
  }
}

/** Cards that name one course and lead to another. */
function doubtsOfLinks({ courses, home, master }: Content): Doubt[] {
  const message = 'leads to another course than the one that its card names';
  const cards = [
    ...courses.courses.map(({ link, programme, group }, index) => {
      const slugs: readonly string[] = programme ? sections[programme].pages : [];
      const own = slugs.find((slug) => group && slug.endsWith(group.toLowerCase()));
      const isIn = !programme || (leadsInto(link, programme) && link.endsWith(own ?? ''));
      return { file: 'courses.yaml', field: `courses[${index}].link`, isIn };
    }),
    ...home.categories.items.map(({ path: link, programmes: ids }, index) => {
      // A category of several courses may also lead to the page that lists them.
      const list = `${link.replace(/#.*/, '')}/`;
      const isList = ids.length > 1 && sections[ids[0] as SectionId].base.startsWith(list);
      const isIn = isList || ids.some((id) => leadsInto(link, id));
      return { file: 'home.yaml', field: `categories.items[${index}].path`, isIn };
    }),
    ...master.courses.map(({ link, entry }, index) => {
      const isIn = entry.previous.some((id) => leadsInto(link, id));
      return { file: 'master.yaml', field: `courses[${index}].link`, isIn };
    }),
  ];
  return cards.flatMap(({ file, field, isIn }) => (isIn ? [] : [{ file, field, message }]));
}

/** Cards that name no course and lead to the pages of one. */
function doubtsOfUnnamed({ courses }: Content): Doubt[] {
  return courses.courses.flatMap(({ link, programme }, index) => {
    const id = sectionIds.find((one) => !programme && leadsInto(link, one));
    const message = `is missing, and the link leads to '${id}'. Add it: programme: ${id}`;
    return id ? [{ file: 'courses.yaml', field: `courses[${index}].programme`, message }] : [];
  });
}

/** Lists in which a course may be missing, and where a visitor looks for it. */
function* doubtsOfLists(content: Content): Generator<Doubt> {
  const { courses, documents: papers, home, programmes, search } = content;
  for (const id of sectionIds) {
    const leads = (links: readonly string[]) => links.some((link) => leadsInto(link, id));
    const isAfterSchool = programmes[id].entry.previous.includes('intermediate');
    const lists = [
      {
        place: { file: 'courses.yaml', field: 'courses' },
        has: leads([
          ...courses.courses.map(({ link }) => link),
          ...courses.elsewhere.links.map(({ path }) => path),
        ]),
        remedy: 'Add its card, or a link to it among elsewhere.links',
      },
      {
        place: { file: 'home.yaml', field: 'categories.items' },
        has: home.categories.items.some((item) => item.programmes.includes(id)),
        remedy: 'Add it to the programmes of a category',
      },
      {
        place: { file: 'documents.yaml', field: 'groups' },
        // Without a list of its own a student brings what everybody brings after the 10th class.
        has:
          !isAfterSchool ||
          papers.groups.some((group) => group.papers.some((one) => one.courses?.includes(id))),
        remedy: 'Add it to the courses of each paper that its students bring',
      },
      {
        place: { file: 'search.yaml', field: 'synonyms' },
        has: search.synonyms.some(({ pages = [] }) => leads(pages)),
        remedy: 'Add the words that families type for it, and its page',
      },
    ];
    for (const { place, has, remedy } of lists) {
      if (!has) yield { ...place, message: `lacks '${id}'. ${remedy}` };
    }
  }
}

/** Titles of a course's pages that do not say whose they are. */
function* doubtsOfTitles({ programmes }: Content, folder = ''): Generator<Doubt> {
  for (const [id, { name, pages }] of Object.entries(programmes)) {
    const start = `${untiedText(name)} - `;
    for (const [slug, { title }] of Object.entries(pages)) {
      if (untiedText(title).startsWith(start)) continue;
      const message = `does not begin with the name of the course. Write '${start}' in front`;
      yield { file: `${folder}programmes/${id}.yaml`, field: `pages.${slug}.title`, message };
    }
  }
}

/** Texts that two courses share because one file was copied and not written anew throughout. */
function* doubtsOfCopies({ programmes }: Content, folder = ''): Generator<Doubt> {
  const known = new Map<string, string>();
  for (const [id, programme] of Object.entries(programmes)) {
    const { name, fullName, preview, hero, pages, curriculum, career } = programme;
    const file = `${folder}programmes/${id}.yaml`;
    const own = {
      name,
      fullName,
      preview,
      'hero.tagline': hero.tagline,
      // Translations have the pictures of the default language.
      ...(folder === '' && { 'hero.picture': hero.picture }),
      ...(curriculum && { 'curriculum.Years': JSON.stringify(curriculum.Years) }),
      ...(career && { 'career.Description': career.Description }),
      ...Object.fromEntries(
        Object.entries(pages).flatMap(([slug, { description, lead }]) => [
          [`pages.${slug}.description`, description],
          [`pages.${slug}.lead`, lead],
        ]),
      ),
    };
    for (const [field, text] of Object.entries<string>(own)) {
      const other = known.get(text);
      if (other && other !== file)
        yield { file, field, message: `is also in ${other}. Write or choose its own` };
      known.set(text, file);
    }
  }
}

function leadsInto(link: string, id: string): boolean {
  return id in sections && link.startsWith(`${sections[id as SectionId].base}/`);
}

function* doubtsOfPictures({ pictures }: Content): Generator<Doubt> {
  const message = 'is a word or two, which tells little to those who cannot see the picture';
  for (const [field, text] of Object.entries(pictures)) {
    if (text.split(/\s+/).length < 3) yield { file: 'pictures.yaml', field, message };
  }
}

/** Pictures in three places, where a page looks like one that was read before, and those in none. */
function* doubtsOfUses(content: Content): Generator<Doubt> {
  const { openFacts: _open, pictures: _texts, programmes, ...pages } = content;
  const files = [
    ...Object.entries(pages).map(([name, page]) => [`${name}.yaml`, page] as const),
    ...Object.entries(programmes).map(([id, page]) => [`programmes/${id}.yaml`, page] as const),
  ];
  const places = new Map<string, string[]>();
  for (const [file, page] of files) {
    for (const { picture, path } of picturesIn(page)) {
      const field = formatPath(path);
      const known = places.get(picture) ?? [];
      places.set(picture, [...known, `${file} ${field}`]);
      const message = `is '${picture}', which is in ${known.join(' and ')} too. Choose another`;
      if (known.length > 1) yield { file, field, message };
    }
  }
  // A drawing waits while a photograph is in its place.
  const waiting = [...places.keys()].filter(isPhotograph).map(shapeOf);
  for (const field of Object.keys(content.pictures)) {
    if (places.has(field) || isPhotograph(field) || waiting.includes(shapeOf(field))) continue;
    const message = 'is on no page. Use this picture, or delete it: art/README.md';
    yield { file: 'pictures.yaml', field, message };
  }
}

type PictureUse = { picture: string; path: readonly PropertyKey[] };

function picturesIn(part: unknown, path: readonly PropertyKey[] = []): PictureUse[] {
  if (isPictureName(part)) return [{ picture: part, path }];
  if (Array.isArray(part)) return part.flatMap((one, index) => picturesIn(one, [...path, index]));
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => picturesIn(value, [...path, key]));
}

/** The website of a body has the letters of its short name in its address, such as INC. */
function* doubtsOfBodies({ 'about-us': about }: Content): Generator<Doubt> {
  for (const [index, { short, link }] of about.affiliations.bodies.entries()) {
    const letters = short.toLowerCase().match(/[a-z]/g) ?? [];
    if (new RegExp(letters.join('.*')).test(link.toLowerCase())) continue;
    const message = `does not have the letters of ${short}. Is it the website of this body?`;
    yield { file: 'about-us.yaml', field: `affiliations.bodies[${index}].link`, message };
  }
}

/** A semester that is counted, such as Semester III, is in one year alone. */
function* doubtsOfSemesters({ programmes }: Content): Generator<Doubt> {
  for (const [id, { curriculum }] of Object.entries(programmes)) {
    const known = new Set<string>();
    for (const [year, { Semesters }] of curriculum?.Years.entries() ?? []) {
      for (const [index, { Semester }] of Semesters.entries()) {
        const field = `curriculum.Years[${year}].Semesters[${index}].Semester`;
        const message = `is '${Semester}', as in an earlier year`;
        const isCounted = /\b([IVX]+|\d+)\b/.test(Semester);
        if (isCounted && known.has(Semester))
          yield { file: `programmes/${id}.yaml`, field, message };
        known.add(Semester);
      }
    }
  }
}

function* doubtsOfPhones({ 'about-us': about, openFacts, site }: Content): Generator<Doubt> {
  const phones = [
    { file: 'site.yaml', field: 'phone', phone: site.phone },
    ...about.governingBody.members.map(({ phone }, index) => {
      return { file: 'about-us.yaml', field: `governingBody.members[${index}].phone`, phone };
    }),
  ];
  for (const { file, field, phone } of phones) {
    // A number that is still to be confirmed is listed among the open facts.
    const isOpen = openFacts.some((fact) => fact.file.endsWith(file) && fact.field === field);
    if (isOpen || !madeUp.test(phone?.replaceAll(' ', '') ?? '')) continue;
    yield { file, field, message: 'looks like an example. Write the number that is answered' };
  }
}

/** Visitors can press an address in an answer, and in no question. */
function doubtsOfQuestions(content: Content): Doubt[] {
  const message = 'has a web address, which nobody can press there. Write it into an answer';
  return textsOf(content).flatMap(({ file, path, text }) => {
    const isQuestion = path.some((key) => key === 'question' || key === 'questions');
    const isWrong = isQuestion && webAddress.test(text);
    return isWrong ? [{ file, field: formatPath(path), message }] : [];
  });
}

/** How many letters an opening sentence has at most before nobody reads it to its end. */
const longestLead = 600;

/** Texts that were typed for a trial, pasted twice or meant for a poster. */
function doubtsOfTexts(content: Content, folder = ''): Doubt[] {
  return textsOf(content).flatMap(({ file, path, text }) => {
    const message = faultOfTaste(text, String(path.at(-1)));
    return message ? [{ file: folder + file, field: formatPath(path), message }] : [];
  });
}

/** @param field its own name */
function faultOfTaste(text: string, field: string): string | undefined {
  if (/^[\s.,;:!?…–—-]+$/u.test(text)) return 'has no word';
  const [emoji] = /\p{Emoji_Presentation}/u.exec(text) ?? [];
  if (emoji) return `has ${emoji}, which a screen reader reads out. Say it in words`;
  if (/[!?]{2,}/.test(text)) return 'has several exclamation or question marks. One is enough';
  if (/(\p{L})\1{4,}/u.test(text)) return 'has one letter many times. Was it typed for a trial?';
  const sentences = text.split(/(?<=[.?!])\s+/).filter((sentence) => sentence.length > 15);
  const repeated = sentences.find((one, index) => one === sentences[index + 1]);
  if (repeated) return `says “${repeated.slice(0, 40)}” twice. Was it pasted twice?`;
  if (field !== 'lead' || text.length <= longestLead) return undefined;
  return `has ${text.length} letters. An opening sentence is read to its end up to about 200`;
}

/** Words that send the reader elsewhere for an answer. */
const invitation: Partial<Record<Lang, RegExp>> = {
  en: /\bask\b|notice|notification of your|the year/i,
  te: /అడగండి|మీ ఏడాది నోటిఫికేషన్|ఈ ఏడాది నోటిఫికేషన్|మీరు (?:చేరే|చదివే) ఏడాది/,
};

/** So many texts of one page may do so: a page says what is known, and is no list of what to find out. */
const mostInvitations = 12;

function* doubtsOfInvitations(content: Content, lang: Lang, folder = ''): Generator<Doubt> {
  const inviting = textsOf(content).filter(({ text }) => invitation[lang]?.test(text));
  const byFile = new Map<string, string[]>();
  for (const { file, path } of inviting) {
    byFile.set(file, [...(byFile.get(file) ?? []), formatPath(path)]);
  }
  // Those of the interface are said one at a time.
  byFile.delete('words.yaml');
  for (const [file, fields] of byFile) {
    const field = fields[mostInvitations];
    if (!field) continue;
    const message = `is one of ${fields.length} texts here that send the reader to ask. Say what is known`;
    yield { file: folder + file, field, message };
  }
}

/** All that visitors read, by its file and field. */
function textsOf({ programmes, ...others }: Content) {
  const found: { file: string; path: readonly PropertyKey[]; text: string }[] = [];
  const pages: Record<string, unknown> = { ...others, ...programmes };
  for (const [file, schema] of contentSchemas) {
    mapProse(schema, pages[file.replace(/^programmes\/|\.yaml$/g, '')], (text, path) => {
      found.push({ file, path, text });
      return text;
    });
  }
  return found;
}

/** Warns of titles and descriptions that are so long that a search engine would cut them. */
function* doubtsOfLengths({ programmes, ...pages }: Content, folder = ''): Generator<Doubt> {
  const named = [
    ...Object.entries(pages).map(([name, page]) => [`${name}.yaml`, '', page] as const),
    ...Object.entries(programmes).flatMap(([id, { pages }]) =>
      Object.entries(pages).map(
        ([slug, page]) => [`programmes/${id}.yaml`, `pages.${slug}.`, page] as const,
      ),
    ),
  ];
  for (const [file, place, page] of named) {
    for (const field of ['title', 'description'] as const) {
      const text: unknown = Reflect.get(Object(page), field);
      if (typeof text !== 'string' || text.length <= longest[field]) continue;
      const message = `has ${text.length} letters. Search engines show ${longest[field]}, so that the end is left out`;
      yield { file: folder + file, field: place + field, message };
    }
  }
}

/** One letter is another one, is missing or is too many, or letters have changed places. */
function isNearly(host: string, other: string): boolean {
  return lettersWithout(host, other).length <= 1 && lettersWithout(other, host).length <= 1;
}

/** The letters of a text minus those of another, counting repeated letters. */
function lettersWithout(text: string, other: string): string {
  return [...other].reduce((rest, letter) => rest.replace(letter, ''), text);
}
