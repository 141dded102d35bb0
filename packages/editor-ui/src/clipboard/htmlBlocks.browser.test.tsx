import { expect, test } from 'vitest';

import { htmlToComponents, textToComponents } from './htmlBlocks.ts';

/**
 * Returns the key and the content of each block: element and markup of a text, address and description of an
 * image.
 */
const blocksOf = (components: ReturnType<typeof htmlToComponents>) =>
  components.map(({ componentKey, props }) => [
    componentKey,
    ...Object.values(props).map(({ value }) => value.desktop),
  ]);

/** Shortened clipboard content of a product page in an online store. */
const fromShop = `<meta charset='utf-8'><div class="product"><h1 style="font-size:32px">Optigrill</h1>
<div><a href="https://shop.ru/p/1"><img src="https://cdn.shop.ru/1.jpg" alt="The grill" width="600"></a>
<img src="https://shop.ru/pixel.gif" width="1" height="1"></div>
Loose <b>words</b><p>Crisp <img src="https://cdn.shop.ru/2.jpg" alt=""> and light</p>
<table><tbody><tr><td>Power</td><td>2000 W</td></tr></tbody></table><img src="data:image/png;base64,AAAA"></div>`;

test('of a shop’s page headings, lines, cells and pictures become blocks in their order', () => {
  expect(blocksOf(htmlToComponents(fromShop))).toEqual([
    ['Text', 'Optigrill', 'h1'],
    ['Image', 'https://cdn.shop.ru/1.jpg', 'The grill'],
    ['Text', 'Loose <b>words</b>', 'p'],
    ['Text', 'Crisp  and light', 'p'],
    ['Image', 'https://cdn.shop.ru/2.jpg'],
    ['Text', 'Power', 'p'],
    ['Text', '2000 W', 'p'],
  ]);
});

test('a table of Word or Docs stays one: its rows, columns, header and spans', () => {
  const html = `<table class=MsoTableGrid style='mso-yfti-tbllook:1184'>
<tr><td width=312><p class=MsoNormal><b>Property</b><o:p></o:p></p></td><td><p class=MsoNormal><b>Value</b></p></td></tr>
<tr><td rowspan=2><p class=MsoNormal>Power</p></td><td><p>2000&nbsp;W</p></td></tr><tr><td></td></tr>
<tr><td colspan=2><p>All <i>models</i></p></td></tr></table>`;
  const components = htmlToComponents(html);
  const inside = (id: number) => components.filter(({ parentId }) => parentId === id);
  const [table, ...others] = inside(0);
  expect([table?.componentKey, table?.props.hasHeaderRow?.value.desktop, others]).toEqual([
    'Table',
    true,
    [],
  ]);
  const rows = inside(table?.id ?? -1).map(({ id }) =>
    inside(id).map((cell) => [
      cell.props.colspan?.value.desktop ?? 1,
      ...inside(cell.id).map(({ props }) => props.text?.value.desktop),
    ]),
  );
  expect(rows).toEqual([
    [
      [1, '<b>Property</b>'],
      [1, '<b>Value</b>'],
    ],
    [
      [1, 'Power'],
      [1, '2000&nbsp;W'],
    ],
    [
      [1, ''],
      [1, ''],
    ],
    [[2, 'All <i>models</i>']],
  ]);
});

test('a table that only holds parts of a page in place becomes these parts', () => {
  const html = '<table><tr><td><h2>One</h2></td><td>a</td></tr><tr><td>b</td><td>c</td></tr></table>';
  expect(htmlToComponents(html).map(({ componentKey }) => componentKey)).toEqual([
    'Text',
    'Text',
    'Text',
    'Text',
  ]);
});

test('a picture alone in a paragraph is kept, the empty paragraph is not', () => {
  const html = '<p class="MsoNormal"><img src="https://a.example/1.png" alt="A"></p><p>Text</p>';
  expect(blocksOf(htmlToComponents(html))).toEqual([
    ['Image', 'https://a.example/1.png', 'A'],
    ['Text', 'Text', 'p'],
  ]);
});

test('a table that claims thousands of columns stays as wide as ours may be', () => {
  const wide = '<td colspan="1000">a</td>'.repeat(40);
  const html = `<table><tr>${wide}</tr><tr><td>b</td><td rowspan="9000">c</td></tr><tr></tr></table>`;
  const components = htmlToComponents(html);
  const rows = components.filter(({ componentKey }) => componentKey === 'TableRow');
  const cellsOf = (id: number) => components.filter(({ parentId }) => parentId === id);
  expect(rows.map(({ id }) => cellsOf(id).length)).toEqual([40, 50, 50]);
  expect(cellsOf(rows[0]?.id ?? 0)[0]?.props.colspan?.value.desktop).toBe(50);
});

test('scripts and handlers stay behind', () => {
  const html =
    '<p onclick="x()">Hi<script>alert(1)</script></p><img src="https://a.example/1.png" onerror="x()">';
  expect(JSON.stringify(htmlToComponents(html))).not.toMatch(/onclick|onerror|script|alert/);
});

test('plain text is a text per paragraph, its signs no markup', () => {
  expect(blocksOf(textToComponents('One\ntwo\n\n1 < 2 & <b>'))).toEqual([
    ['Text', 'One<br>two', 'p'],
    ['Text', '1 &lt; 2 &amp; &lt;b&gt;', 'p'],
  ]);
  expect(textToComponents('  \n\n ')).toEqual([]);
});
