import { readFileSync } from 'node:fs';
import cascadeLayers from '@csstools/postcss-cascade-layers';
import { transform } from 'lightningcss';
import postcss, { type AtRule, type Root } from 'postcss';
import { styleTargets } from './floor.ts';

/** Known from Chrome 88, Safari 15 and Firefox 89: what is older gets `src/styles/simple.css`. */
const known = '(aspect-ratio: 1)';
const forOldest = /^not ?\(aspect-ratio: ?1\)$/;
const withScripts = /( and )?\(scripting: ?enabled\)/;
const withoutScripts = /( and )?\(scripting: ?none\)/;
/** Layers weigh more in a sheet that names an id, so each sheet names one. */
const withId = '@layer reset { #id {} }';

export type LoweredStyles = {
  styles: string;
  /** Rules for visitors whose browser runs no scripts; empty where there are none. */
  withoutScript: string;
};

/**
 * Writes joined stylesheets so that the oldest browsers of docs/browsers.md read them: without
 * cascade layers, and without asking for `scripting`, which Chrome knows from 120 only. Sheets that
 * are lowered one by one still cascade together: each layer has the same weight in all of them.
 */
export function lowerStyles(css: string): LoweredStyles {
  const order = readFileSync('src/styles/layers.css', 'utf8');
  // Nested rules would be lost with their layer.
  const root = postcss.parse(lower(css, { minify: false }));
  const simple = takeOut(root, forOldest);
  const layered = order + withId + root;
  const flat = postcss([cascadeLayers()]).process(layered, { from: undefined }).root as Root;
  const withoutScript = takeOut(flat, withoutScripts);
  flat.walkAtRules('media', doubleScripted);
  return {
    styles: lower(`${simple}@supports ${known} {${flat}}`),
    withoutScript: lower(withoutScript),
  };
}

/** Takes out the at-rules with this condition. @returns them, inside those that they were inside */
function takeOut(root: Root, condition: RegExp): string {
  const found: string[] = [];
  root.walkAtRules((rule) => {
    if (!condition.test(rule.params)) return;
    const params = rule.params.replace(withoutScripts, '') || 'all';
    let css = rule.clone({ params }).toString();
    for (let { parent } = rule; parent?.type === 'atrule'; parent = parent.parent) {
      const { name, params } = parent as AtRule;
      css = `@${name} ${params} {${css}}`;
    }
    found.push(css);
    rule.remove();
  });
  return found.join('');
}

/** Older browsers hear from `src/client/site.ts` that scripts run. */
function doubleScripted(media: AtRule): void {
  if (!withScripts.test(media.params)) return;
  const copy = media.clone({ params: media.params.replace(withScripts, '') || 'all' });
  copy.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) => `:where([data-scripted]) ${selector}`);
  });
  media.after(copy);
}

/** Also writes nested rules one after the other. */
function lower(css: string, { minify = true } = {}): string {
  const code = Buffer.from(css);
  return transform({ filename: 'styles.css', code, minify, targets: styleTargets }).code.toString();
}
