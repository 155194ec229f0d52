import { expect, test } from 'vitest';
import { textOf } from './page-text.ts';

test('a page is its title and the text below each heading, without what is operated', () => {
  const html = `<!doctype html><html><body><nav>Menu</nav><main id="main">
    <nav aria-label="Breadcrumb"><a href="/">Home</a></nav>
    <h1>Fees &amp; <b>more</b></h1><p>Ask us<span class="visually-hidden"> (new tab)</span>.</p><p class="greeting" lang="te">ఫీజులు</p>
    <section id="fees"><h2>What you pay</h2>
      <div data-props="{&quot;a&quot;:&quot;b &gt; c&quot;}"><p>Tuition<br>and hostel</p></div>
      <form><label>Name</label></form>
      <h3>When</h3><table><tr><td>June<small>first</small></td><td>Or late.</td>
        <td>July</td></tr></table>
      <ul><li data-nosnippet="">Nothing yet</li></ul>
      <h3 id="who">Who</h3>It’s for <em>all</em>.
    </section></main><footer>End</footer></body></html>`;
  expect(textOf(html)).toEqual({
    title: 'Fees & more',
    parts: [
      { id: '', heading: '', text: 'Ask us.' },
      { id: 'fees', heading: 'What you pay', text: 'Tuition and hostel' },
      { id: '', heading: 'When', text: 'June\u00a0· first\u00a0· Or late. July' },
      { id: 'who', heading: 'Who', text: 'It’s for all.' },
    ],
  });
});

test('all of an element that is left out is left out, whatever is in it', () => {
  const html = `<main><h1>Fees<br/>today</h1><ul><li data-nosnippet="">Unknown<ul><li>Hostel<br/></li></ul> so far</li>
    <li>Paid <a data-variant="line" href="/">Ask<b>us<b>now</b></b></a>monthly</li></ul></main>`;
  expect(textOf(html)).toEqual({
    title: 'Fees today',
    parts: [{ id: '', heading: '', text: 'Paid monthly' }],
  });
});

test('a text that changes with the day is left out, since the index stays as it was built', () => {
  const html = `<main><p>Dates: <span data-said="[]">watch now</span> of the Board.</p>
    <a data-until="2027-03-01" href="/calendar/gnm.ics">Remind me in March</a></main>`;
  expect(textOf(html).parts).toEqual([{ id: '', heading: '', text: 'Dates: of the Board.' }]);
});

test('a page without a main part has nothing to find', () => {
  expect(textOf('<p>x</p>')).toEqual({ title: '', parts: [] });
});
