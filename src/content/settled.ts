import type { Scalar } from 'yaml';
import { makeEdition } from './edition.ts';
import type { ContentFiles } from './files.ts';
import { changedFiles } from './fixture.ts';
import { readDocument } from './parse.ts';

/** Answers by the name of their field; a text has its Telugu line beside it. */
const answers: readonly [field: RegExp, answer: unknown, telugu?: string][] = [
  [/members\[\d\]\.name$/, 'Dr. A. Testname', 'డాక్టర్ ఎ. పరీక్ష'],
  [/\.order$/, 'No. 12 of 2026', '2026లో 12వ నంబరు'],
  [/\.(InternationalExchange|Internships)$/, 'Answered in a test.', 'పరీక్షలో ఇచ్చిన సమాధానం.'],
  [/\.paperCode$/, '101'],
  [/\.(tuition|amount)$/, 61_500],
  [/\.text$/, 'Answered in a test.', 'పరీక్షలో ఇచ్చిన సమాధానం.'],
  [/\.opens$/, '2027-04-01'],
  [/\.test$/, '2027-05-10'],
  [/\.closes$/, '2027-05-31'],
  [/\.classes$/, '2027-08-02'],
  [/^launched$/, '2026-10-01'],
  [/^year$/, '2027-28'],
  [/^attendance$/, { subject: 75 }],
  [/^passMark$/, { percentage: 50, in: 'subject' }],
  [/\.seats$/, 40],
  [/relaxation\.years$/, 5],
];

/**
 * For tests: the content as it will be on the launch day. Every question is answered, every
 * placeholder confirmed; the institution has another name, phone and mail address, and a fifth
 * member in its governing body. What SPEC.md fixes stays: hours, campus, claims.
 *
 * @throws Error for a question that has no answer here
 */
export function settledFiles(): ContentFiles {
  const files = new Map(
    changedFiles({
      'site.yaml': (text) =>
        text
          .replace(/^(name|shortName)(.*)Deenapur/gm, '$1$2Newtown')
          .replaceAll('deenapur.example', 'newtown.example')
          .replace(/phone: .*/, "phone: '+91 12345 67890'"),
    }),
  );
  edit('about.yaml', (document, translation) => {
    const members = ['governingBody', 'members'];
    const fifth = document.toJS().governingBody.members.at(-1);
    document.addIn(
      members,
      document.createNode({ ...fifth, id: 'treasurer', name: 'Ms. B. Testname' }),
    );
    const inTelugu = translation.toJS().governingBody.members.at(-1);
    translation.addIn(members, translation.createNode({ ...inTelugu, name: 'శ్రీమతి బి. పరీక్ష' }));
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
