import { expect, test } from 'vitest';
import { makeEdition } from '#src/content/check/edition.ts';
import { readContentFiles } from '#src/content/check/files.ts';
import { isPhotograph, shapeOf } from '#src/content/schemas/photographs.ts';
import { fileSchemas, formOf, readRecords, withForms } from './content-forms.ts';
import { pictureSlots, slotName, withPicture } from './picture-slots.ts';

const files = readContentFiles();
const forms = Object.fromEntries(
  Object.keys(fileSchemas).map((name) => [name, formOf(files, readRecords(), name)]),
);
const slots = pictureSlots(forms);
const named = (name: string) => slots.filter((slot) => slotName(slot) === name);

test('every picture that the content names is a slot, and every member', () => {
  const inFiles = [...files]
    .filter(([name]) => !name.startsWith('te/'))
    .flatMap(([, text]) => text.match(/\b(?:picture|image): *[a-z]+-[\w-]+/g) ?? []);
  const pictures = slots.filter(({ member }) => !member);
  expect(pictures.length).toBe(inFiles.length);
  const { members } = makeEdition(files).content['about-us'].governingBody;
  expect(slots.flatMap(({ member }) => member ?? [])).toEqual(members.map(({ id }) => id));
});

test('a photograph takes every place of its picture, and no other byte changes', () => {
  const name = 'photo-picture-0123abcd';
  const [old = ''] = slots.filter(({ value }) => shapeOf(value) === 'picture').map(slotName);
  expect(isPhotograph(name)).toBe(true);
  const after = withForms(files, withPicture(forms, named(old), name));
  for (const [file, text] of files) {
    const isInEnglish = !file.startsWith('te/') && file !== 'pictures.yaml';
    expect(after.get(file)).toBe(isInEnglish ? text.replaceAll(old, name) : text);
  }
  const portrait = withForms(files, withPicture(forms, named('founder'), name));
  expect(portrait.get('about-us.yaml')).toBe(
    files
      .get('about-us.yaml')
      ?.replace(/(?<=id: founder\n(?: {6}.*\n)*? {6}profile_image: ).+/, name),
  );
});
