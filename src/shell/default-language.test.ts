import { expect, test } from 'vitest';
import { markDefaultLanguage } from './default-language.ts';

const run = (text: string) => `<text-run lang="en-IN">${text}</text-run>`;

test.each([
  ['<p> Call now </p>', `<p> ${run('Call now')} </p>`],
  ['<p>మా కోర్సులు</p>', '<p>మా కోర్సులు</p>'],
  ['<p>NEET, B.Sc, BiPC: 60%</p>', '<p>NEET, B.Sc, BiPC: 60%</p>'],
  ['<p>Fees &amp; <b>ఫీజు</b></p>', `<p>${run('Fees &amp;')} <b>ఫీజు</b></p>`],
  ['<p>&quot;మా&quot;</p>', '<p>&quot;మా&quot;</p>'],
  // One loan word belongs to the sentence; English words around a name do not.
  ['<p>ఫారం online నింపండి</p>', '<p>ఫారం online నింపండి</p>'],
  [
    '<p>Open from మార్చి to the end</p>',
    `<p><text-run>${run('Open from')} మార్చి ${run('to the end')}</text-run></p>`,
  ],
  // An element with a language of its own keeps it, with all that is in it.
  [
    '<p lang="hi">Hindi <p>too</p></p><p>here</p>',
    `<p lang="hi">Hindi <p>too</p></p><p>${run('here')}</p>`,
  ],
  [
    '<option lang="te">Telugu</option><img lang="te" alt="A ward"/><p>here</p>',
    `<option lang="te">Telugu</option><img lang="te" alt="A ward"/><p>${run('here')}</p>`,
  ],
  // Texts without room for an element.
  ['<title>Our fees</title>', '<title lang="en-IN">Our fees</title>'],
  ['<img src="a.png" alt="A ward"/>', '<img lang="en-IN" src="a.png" alt="A ward"/>'],
  ['<img alt="వార్డు"/><img alt=""/>', '<img alt="వార్డు"/><img alt=""/>'],
  [
    '<script>"Call now"</script><svg><title>Call</title></svg>',
    '<script>"Call now"</script><svg><title>Call</title></svg>',
  ],
  // An island has the language of most of its words, and its own elements alone.
  [
    '<div data-island="form"><div>Full name <i>పేరు</i></div></div><p>end</p>',
    `<div lang="en-IN" data-island="form"><div>Full name <i>పేరు</i></div></div><p>${run('end')}</p>`,
  ],
  [
    '<div data-island="form"><div>మీ పేరు name</div></div>',
    '<div data-island="form"><div>మీ పేరు name</div></div>',
  ],
])('%s', (html, marked) => {
  expect(markDefaultLanguage(html, 'te')).toBe(marked);
});
