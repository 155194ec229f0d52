import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { langs } from '#src/languages.ts';
import { fileOf, pathIn } from '#src/routes.ts';
import { isNightly } from '../support/nightly.ts';
import { builtPages } from '../support/pages.ts';
import { templates } from '../support/templates.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // How React writes HTML: equal to every parser.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'doctype-style': 'off',
      'void-style': 'off',
      'valid-id': ['error', { relaxed: true }],
      // Tables that become cards on a phone keep their roles only when these are said.
      'no-redundant-role': ['error', { include: [], exclude: ['table', 'tr', 'th', 'td'] }],
      // The navigation beside a course page comes before its heading.
      'heading-level': ['error', { minInitialRank: 'h2' }],
      // Boxes of one question share its name.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
      // One form answers while it is filled in.
      'wcag/h32': 'off',
      // Numbers are held together by the style sheet.
      'tel-non-breaking': 'off',
    },
  }),
);

const everyDay = new Set(
  langs.flatMap((lang) => templates.map((path) => fileOf(pathIn(lang, path)))),
);

/** One page of each template and language on each change, all of them each night. */
const pages = builtPages().filter(({ name }) => isNightly || everyDay.has(name));

test('all HTML is valid', () => {
  expect(pages.length).toBeGreaterThan(40);
  const findings = pages.flatMap(({ name, html }) =>
    validator.validateStringSync(html, name).results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => {
        return `${name}:${line}:${column} ${ruleId}: ${message}`;
      }),
    ),
  );
  expect(findings).toEqual([]);
});

test('the validator finds what is wrong', () => {
  const { valid } = validator.validateStringSync('<!doctype html><p><div></p>', 'broken.html');
  expect(valid).toBe(false);
});
