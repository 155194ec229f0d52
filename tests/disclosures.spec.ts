import { fileOf, routes } from '../src/routes.ts';
import { restlessParts } from './support/disclosures.ts';
import { nightly } from './support/nightly.ts';
import { builtPages, openPage } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** Pages with a part to open besides those of header and footer. */
const withParts = builtPages()
  .map(({ name, html }) => ({ name, main: html.replace(/^.*<main|<\/main>.*$/gs, '') }))
  .filter(({ main }) => main.includes('<details') || main.includes('aria-expanded'));
const ofTemplates = routes
  .flatMap(({ path, page }) => {
    const built = withParts.find(({ name }) => name === fileOf(path));
    return built ? { path, page, main: built.main } : [];
  })
  .filter(({ page }, index, all) => all.findIndex((one) => one.page === page) === index);
/** Answers of which cards have parts to open. */
const answers = { 'what-can-i-study': '#passed=intermediate&stream=BiPC&aggregate=61&pcb=47' };

for (const { path, page: template, main } of ofTemplates) {
  const address = path + (Reflect.get(answers, template) ?? '');
  // Where no script renders a part, the browser alone opens it.
  const when = main.includes('data-island') ? {} : nightly;
  test(
    `what is opened on ${path} stays open, and what is shut stays shut`,
    when,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openPage(page, address);
      expect(await restlessParts(page)).toEqual([]);
    },
  );
}
