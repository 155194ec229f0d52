import { expect, test } from 'vitest';
import { builtPages } from '../support/pages.ts';

/**
 * Phrases that would reveal gaps of a page or of the office. An unknown fact is left out, or
 * becomes a question to ask. Each pattern was once on a page; its note says why it was removed.
 */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/not (yet )?published|published (this|it|them) yet/i, 'ask for it in a whole question'],
  [
    /not written yet|placeholder(?!")/i,
    'a note to the owner belongs in content, after !placeholder',
  ],
  [/follows? here|once the college has/i, 'a promise helps nobody; leave it out'],
  [
    /(still )?to be confirmed|still (to|has to|have to) confirm/i,
    'ask the office, or leave it out',
  ],
  [
    /not known yet|is not known|nobody knows|do(n[’']t| not) know yet/i,
    'say who announces it, and where to look',
  ],
  [/has not (yet )?(told|said|supplied|given|published)/i, 'it speaks ill of the office'],
  [/as far as (the office|we know)/i, 'a doubt about the office is none of the reader’s'],
  [/\bwe (found|could (read|find))/i, 'name the year of the notice, not our search'],
  [
    /will (be (added|updated)|follow|appear) (here|soon|later)|check back|in preparation/i,
    'a promise helps nobody; leave it out',
  ],
  [
    /no name (stands|is)|names and photographs|(in place of|no) .{0,20}(portrait|photograph)/i,
    'no frame without a face',
  ],
  [/not on (this|the) (site|page) yet|under construction|\b(TBD|TODO)\b/i, 'leave it out'],
  [/ఇంకా (ప్రచురించ|పెట్ట|రాయ|ఇవ్వ|నిర్ధారించ|తెలియదు|ఖరారు కాలేదు)/, 'అడగండి, లేదా వదిలేయండి'],
  [/ఇచ్చాక చేరుస్తాం|తర్వాత ఇక్కడ|ఇక్కడ చేరుస్తాం/, 'మాట ఇవ్వడం కన్నా వదిలేయడం మేలు'],
  [/మేం చదవగలిగిన|మాకు (తెలిసినంత|దొరికిన)/, 'నోటిఫికేషన్ సంవత్సరం చెప్పండి'],
  [/ఫోటో స్థానంలో|అందుబాటులో లే|తయారవుతో/, 'వదిలేయండి'],
];

/** These say by their nature that something is missing. */
const exceptions = /(^|\/)(under-development|offline)\.html$/;

/** Messages that SPEC.md section 8 gives word for word. */
const ofSpec = /\b[\w.& -]+ data not found\./g;

/** Visible and spoken text of a page, and its island props, which also feed the search. */
function textOf(html: string): string {
  const told = html.matchAll(/ (?:alt|aria-label|title|placeholder|content)="([^"]*)"/g);
  const later = [...html.matchAll(/data-props="([^"]*)"/g)].map(([, props = '']) =>
    props.replaceAll('&quot;', '"'),
  );
  const text = html
    .replace(/<(script|style|head)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  return [text, ...[...told].map(([, words]) => words), ...later].join(' ').replace(ofSpec, '');
}

function findingsIn(text: string): string[] {
  return phrases.flatMap(([phrase, reason]) => {
    const { 0: found, index = 0 } = phrase.exec(text) ?? {};
    return found ? [`“…${text.slice(Math.max(0, index - 60), index + 60)}…”: ${reason}`] : [];
  });
}

test('no page speaks of what it lacks', () => {
  const findings = builtPages()
    .filter(({ name }) => !exceptions.test(name))
    .flatMap(({ name, html }) => findingsIn(textOf(html)).map((found) => `${name} ${found}`));
  expect(findings).toEqual([]);
});

test('a page that does is found, in each language', () => {
  expect(findingsIn(textOf('<p>The fee is <b>not published</b> yet.</p>'))).toHaveLength(1);
  expect(findingsIn(textOf('<img alt="A flower in place of a portrait">'))).toHaveLength(1);
  expect(findingsIn('ఈ వివరాలు ఇంకా పెట్టలేదు.')).toHaveLength(1);
});
