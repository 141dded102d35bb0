import { expect, it } from 'vitest';

import { Parser } from './Parser.ts';

/** Writes the parser's events as markup again. Feeds the parser two pieces, as with a long text. */
function tellBack(markup: string): string {
  let told = '';
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const written = Object.entries(attributes).map(([key, value]) => ` ${key}=${value}`);
      told += `<${name}${written.join('')}>`;
    },
    ontext: (text) => (told += text),
    onclosetag: (name) => (told += `</${name}>`),
  });
  parser.write(markup.slice(0, 5));
  parser.write(markup.slice(5));
  parser.end();
  return told;
}

// The right side is the output of htmlparser2, which the server uses to publish the same texts.
it.each([
  ['plain & simple', 'plain & simple'],
  ['a &lt;script&gt; &nbsp;&eacute;', 'a <script> \u00A0é'],
  ['<b>a</b><I CLASS="x">b</I>', '<b>a</b><i class=x>b</i>'],
  ['<p>a</p>\n<p>b</p>', '<p>a</p>\n<p>b</p>'],
  ['<p>a<p>b', '<p>a</p><p>b</p>'],
  ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['a<br>b<br/>', 'a<br></br>b<br></br>'],
  ['<b>un<i>closed', '<b>un<i>closed</i></b>'],
  ['a</b>b<!-- c -->d', 'abd'],
  ['<script>x("</b>")</script>after', '<script>x("</b>")</script>after'],
  ['<style>p{}</style><li>x</li>', '<style>p{}</style><li>x</li>'],
  ['<a href="https://shop.ru/?a=1&amp;b=2">a</a>', '<a href=https://shop.ru/?a=1&b=2>a</a>'],
])('tells %j as the server reads it', (markup, told) => {
  expect(tellBack(markup)).toBe(told);
});

it('runs and loads nothing', async () => {
  const seen: unknown[] = [];
  const note = (event: Event) => seen.push(event.type);
  addEventListener('markup-test', note);
  tellBack(
    `<img src="x:" onerror="dispatchEvent(new Event('markup-test'))"><svg onload="dispatchEvent(new Event('markup-test'))">`,
  );
  await new Promise((resolve) => setTimeout(resolve, 100));
  removeEventListener('markup-test', note);
  expect(seen).toEqual([]);
});

it('survives markup nested without end', () => {
  expect(tellBack('<b>'.repeat(10_000) + 'deep')).toContain('deep');
});
