import type { Scalar } from 'yaml';
import { makeEdition } from '#src/content/engine/edition.ts';
import { type ContentFiles, readContentFiles } from '#src/content/engine/files.ts';
import { readDocument } from '#src/content/engine/parse.ts';

/** Answers by the name of their field; a text has its Telugu line beside it. */
const answers: readonly [field: RegExp, answer: unknown, telugu?: string][] = [
  [/members\[0\]\.name$/, 'Dr. A. Testname', 'డాక్టర్ ఎ. పరీక్ష'],
  [/members\[1\]\.name$/, 'Mr. B. Testname', 'శ్రీ బి. పరీక్ష'],
  [/members\[2\]\.name$/, 'Ms. C. Testname', 'శ్రీమతి సి. పరీక్ష'],
  [/members\[3\]\.name$/, 'Mr. D. Testname', 'శ్రీ డి. పరీక్ష'],
  [/\.order$/, 'No. 12 of 2026', '2026లో 12వ నంబరు'],
  [/\.(InternationalExchange|Internships)$/, 'Answered in a test.', 'పరీక్షలో ఇచ్చిన సమాధానం.'],
  [/^refund\.own$|\.slots\[\d+\]\.value$/, 'Answered in a test.', 'పరీక్షలో ఇచ్చిన సమాధానం.'],
  [/^since$/, 2004],
  [/\.paperCode$/, '101'],
  [/\.(tuition|amount)$/, 61_500],
  [/\.text$/, 'Answered in a test.', 'పరీక్షలో ఇచ్చిన సమాధానం.'],
  [/\.opens$/, '2027-04-01'],
  [/\.test$/, '2027-06-10'],
  [/\.closes$/, '2027-05-31'],
  [/\.classes$/, '2027-08-02'],
  [/^launched$/, '2026-10-01'],
  [/^year$/, '2027-28'],
  [/^attendance$/, { subject: 75 }],
  [/^passMark$/, { percentage: 50, in: 'subject' }],
  [/\.seats$/, 40],
  [/relaxation\.years$/, 5],
];

/** What another institution is called and has, by field of site.yaml; names with their Telugu. */
const others: readonly [field: string, value: string, telugu?: string][] = [
  ['name', 'Newtown Group of Institutions', 'కొత్తూరు విద్యా సంస్థలు'],
  ['shortName', 'Newtown', 'కొత్తూరు'],
  ['teluguName', 'కొత్తూరు విద్యా సంస్థలు', 'కొత్తూరు విద్యా సంస్థలు'],
  ['origin', 'https://www.newtown.example'],
  ['phone', '+91 12345 67890'],
  ['email', 'admissions@newtown.example'],
  ['mapUrl', 'https://www.google.com/maps/search/?api=1&query=Newtown%2C+Riverside'],
  ['address.campus', 'Newtown', 'కొత్తూరు'],
  ['address.locality', 'Riverside', 'ఏటిగట్టు'],
  ['address.postalCode', '522001'],
  ['hours.0.opens', '09:30'],
  ['hours.0.closes', '16:45'],
  ['hours.1.opens', '09:30'],
];

/**
 * For tests: the content as it will be on the launch day. Every question is answered, every
 * placeholder confirmed; the institution has another name, phone, address and hours, and a fifth
 * member in its governing body. What SPEC.md fixes of courses and claims stays.
 *
 * @throws Error for a question that has no answer here
 */
export function settledFiles(): ContentFiles {
  const files = new Map(readContentFiles());
  edit('site.yaml', (document, translation) => {
    for (const [field, value, telugu] of others) {
      // Written as it was, in quotes or without.
      const node = document.getIn(field.split('.'), true) as Scalar;
      node.value = value;
      delete node.tag;
      if (telugu) translation.setIn(field.split('.'), telugu);
    }
  });
  edit('about.yaml', (document, translation) => {
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
  return files;

  function edit(
    name: string,
    change: (document: YamlDocument, translation: YamlDocument) => void,
  ): void {
    const names = [name, `te/${name}`] as const;
    const [document, translation] = names.map((one) =>
      readDocument(files.get(one) ?? '').document.clone(),
    );
    if (!document || !translation) return;
    change(document, translation);
    files.set(name, document.toString({ lineWidth: 0 }));
    files.set(`te/${name}`, translation.toString({ lineWidth: 0 }));
  }
}

type YamlDocument = ReturnType<ReturnType<typeof readDocument>['document']['clone']>;
