import { isPair, isSeq, type Scalar, visit } from 'yaml';
import { makeEdition } from '#src/content/check/edition.ts';
import { type ContentFiles, readContentFiles } from '#src/content/check/files.ts';
import { readDocument } from '#src/content/check/parse.ts';
import { shapeOf } from '#src/content/schemas/photographs.ts';

/** Answers by the name of their field; a text has its Telugu line beside it. */
const answers: readonly [field: RegExp, answer: unknown, telugu?: string][] = [
  [
    /members\[0\]\.name$/,
    'Dr. Anantha Venkata Naga Lakshmi Testname',
    'డాక్టర్ అనంత వెంకట నాగ లక్ష్మి పరీక్ష',
  ],
  [/members\[1\]\.name$/, 'Mr. B. Testname', 'శ్రీ బి. పరీక్ష'],
  [/members\[2\]\.name$/, 'Ms. C. Testname', 'శ్రీమతి సి. పరీక్ష'],
  [/members\[3\]\.name$/, 'Mr. Durga Satyanarayana Testname', 'శ్రీ దుర్గా సత్యనారాయణ పరీక్ష'],
  [
    /\.order$/,
    'Letter No. F.22-11/1234-2026 of 12 June 2026, for the academic years 2026-27 to 2030-31',
    '12 జూన్ 2026 నాటి లేఖ నం. F.22-11/1234-2026, 2026-27 నుంచి 2030-31 వరకు',
  ],
  // Several courses name the same hospital, in the same sentence.
  [
    /\.(InternationalExchange|Internships)$/,
    'Students train in the wards of the Government General Hospital, Guntur.',
    'విద్యార్థులు గుంటూరు ప్రభుత్వ జనరల్ ఆసుపత్రి వార్డుల్లో శిక్షణ పొందుతారు.',
  ],
  [
    /^refund\.own$|\.slots\[\d+\]\.value$/,
    'Smt. Anantha Lakshmi Testname, Professor and Head of the Department, room 12 on the first floor, +91 98480 27365, on working days from 10:00 to 16:00',
    'శ్రీమతి అనంత లక్ష్మి పరీక్ష, ప్రొఫెసర్, శాఖాధిపతి, మొదటి అంతస్తు గది 12, +91 98480 27365, పని దినాల్లో 10:00 నుంచి 16:00 వరకు',
  ],
  [/^since$/, 2004],
  [/\.paperCode$/, 'AP-IPE-101'],
  [/\.(tuition|amount)$/, 61_500],
  [
    /\.text$/,
    'The college answers this within seven working days, in writing, and the office keeps a copy.',
    'కళాశాల ఏడు పని దినాల్లో రాతపూర్వకంగా సమాధానం ఇస్తుంది, కాపీ కార్యాలయంలో ఉంటుంది.',
  ],
  [/\.opens$/, '2027-04-01'],
  [/\.test$/, '2027-06-10'],
  [/\.closes$/, '2027-05-31'],
  [/\.classes$/, '2027-08-02'],
  // A week ago: in its first month a site insists on HTTPS for five minutes only.
  [/^launched$/, new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10)],
  [/^year$/, '2027-28'],
  [/^attendance$/, { subject: 75 }],
  [/^passMark$/, { percentage: 50, in: 'subject' }],
  [/\.seats$/, 40],
  [/relaxation\.years$/, 5],
];

/** Name and values of another institution, by field of site.yaml; names with their Telugu. */
export const otherInstitution: readonly [field: string, value: string, telugu?: string][] = [
  [
    'name',
    'Sri Venkateswara Newtown Group of Educational Institutions',
    'శ్రీ వెంకటేశ్వర కొత్తూరు విద్యా సంస్థల సముదాయం',
  ],
  ['shortName', 'Sri Venkateswara', 'శ్రీ వెంకటేశ్వర'],
  ['teluguName', 'శ్రీ వెంకటేశ్వర కొత్తూరు విద్యా సంస్థల సముదాయం', 'శ్రీ వెంకటేశ్వర కొత్తూరు విద్యా సంస్థల సముదాయం'],
  ['origin', 'https://www.svnewtown-colleges.edu.in'],
  ['phone', '+91 98480 27364'],
  ['email', 'admissions@svnewtown-colleges.edu.in'],
  ['mapUrl', 'https://www.google.com/maps/search/?api=1&query=Newtown%2C+Riverside'],
  ['address.campus', 'Newtown', 'కొత్తూరు'],
  ['address.locality', 'Riverside', 'ఏటిగట్టు'],
  ['address.postalCode', '522001'],
  ['hours.0.opens', '09:30'],
  ['hours.0.closes', '16:45'],
  ['hours.1.opens', '09:30'],
];

/** Facts of the institution and of its courses that an officer may change, by file and field. */
const numbers: readonly [file: RegExp, field: RegExp, change: (before: number) => number][] = [
  [/^site/, /^founded$/, (year) => year + 1],
  [/^site/, /^claims\./, (number) => number - 1],
  [/^site/, /^hours\.0\.days\.2$/, () => 6],
  [/^site/, /^hours\.1\.days\.0$/, () => 3],
  [/^programmes/, /seats$/, (seats) => seats + 17],
  [/^programmes/, /internshipMonths$/, (months) => months + 3],
];

/**
 * For tests: the content as it will be on the launch day. Every question is answered, every
 * placeholder confirmed, every picture a photograph; the institution has another name, phone, address
 * and hours, other seats, months and claims, and a fifth member in its governing body. Rules of entry
 * and of examinations, which SPEC.md fixes, stay.
 *
 * @throws Error for a question that has no answer here
 */
export function settledFiles(): ContentFiles {
  const files = new Map(readContentFiles());
  edit('site.yaml', (document, translation) => {
    for (const [field, value, telugu] of otherInstitution) {
      // Written as it was, in quotes or without.
      const node = document.getIn(field.split('.'), true) as Scalar;
      node.value = value;
      delete node.tag;
      if (telugu) translation.setIn(field.split('.'), telugu);
    }
  });
  edit('about-us.yaml', (document, translation) => {
    const members = ['governingBody', 'members'];
    const last = document.toJS().governingBody.members.at(-1);
    if (last.id === 'treasurer') return;
    const fifth = {
      ...last,
      id: 'treasurer',
      name: 'Ms. E. Testname',
      designation: 'Treasurer',
    };
    document.addIn(members, document.createNode(fifth));
    const inTelugu = translation.toJS().governingBody.members.at(-1);
    const fifthInTelugu = { ...inTelugu, name: 'శ్రీమతి ఇ. పరీక్ష', designation: 'కోశాధికారి' };
    translation.addIn(members, translation.createNode(fifthInTelugu));
  });
  for (const { file, field, kind } of makeEdition(files).content.openFacts) {
    const path = field.split(/[.[\]]+/).filter(Boolean);
    edit(file.replace('content/', ''), (document, translation) => {
      if (kind === 'placeholder') delete (document.getIn(path, true) as Scalar).tag;
      else {
        const found = answers.find(([name]) => name.test(field));
        if (!found) throw new Error(`settled.ts has no answer for ${field} of ${file}.`);
        const [, answer, telugu] = found;
        document.setIn(path, document.createNode(answer));
        if (telugu) translation.setIn(path, telugu);
      }
    });
  }
  for (const name of files.keys()) {
    const changes = numbers.filter(([file]) => file.test(name));
    if (changes.length === 0) continue;
    edit(name, (document) => {
      visit(document, {
        Scalar(_key, node, ancestors) {
          const field = fieldOf(ancestors, node);
          const [, , change] = changes.find(([, pattern]) => pattern.test(field)) ?? [];
          if (change && typeof node.value === 'number') node.value = change(node.value);
        },
      });
    });
  }
  const photographs = new Map<string, string>();
  for (const [name, text] of files) {
    if (name.startsWith('te/')) continue;
    files.set(name, text.replace(picture, photographOf));
  }
  for (const [name, shows] of [
    ['pictures.yaml', 'A photograph for tests.'],
    ['te/pictures.yaml', 'పరీక్ష కోసం ఒక చిత్రం.'],
  ] as const) {
    const lines = [...photographs.values()].map((photograph) => `${photograph}: ${shows}\n`);
    files.set(name, `${files.get(name) ?? ''}${lines.join('')}`);
  }
  return files;

  /** A photograph in place of a drawing. */
  function photographOf(drawing: string): string {
    const shape = shapeOf(drawing);
    if (!shape) return drawing;
    const number = photographs.size.toString(16).padStart(8, '0');
    const photograph = photographs.get(drawing) ?? `photo-${shape}-${number}`;
    photographs.set(drawing, photograph);
    return photograph;
  }
  function edit(name: string, change: Change): void {
    editPair(files, name, change);
  }
}

type Change = (document: YamlDocument, translation: YamlDocument) => void;

/** For tests: changes a content file and its translation, in a map of files that is changed too. */
export function editPair(files: Map<string, string>, name: string, change: Change): void {
  const names = [name, `te/${name}`] as const;
  const [document, translation] = names.map((one) => readDocument(files.get(one) ?? '').clone());
  if (!document || !translation) return;
  change(document, translation);
  files.set(name, document.toString({ lineWidth: 0 }));
  files.set(`te/${name}`, translation.toString({ lineWidth: 0 }));
}

/** Values that may be the name of a picture. */
const picture = /(?<=: )(?:\/patterns\/[\w-]+\.svg|[a-z]+(?:-[a-z]+)+)(?=[\s,])/g;

/** Path of a node in its document, such as `hours.0.days.2`. */
function fieldOf(ancestors: readonly unknown[], node: unknown): string {
  return ancestors
    .flatMap((one, at) => {
      const next = ancestors[at + 1] ?? node;
      if (isPair(one)) return String((one.key as Scalar).value);
      return isSeq(one) ? one.items.indexOf(next) : [];
    })
    .join('.');
}

type YamlDocument = ReturnType<ReturnType<typeof readDocument>['clone']>;
