import { expect, test } from 'vitest';

import { readClipboardContent } from './clipboardContent.ts';

/** The clipboard of Excel for Windows: classes in a style sheet, and fragments between comments. */
const fromExcel = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel">
<head><meta name=Generator content="Microsoft Excel 15"><style>
<!--table {mso-displayed-decimal-separator:"\\,";}
tr {mso-height-source:auto;} td {padding-top:1px;font-weight:400;font-style:normal;font-size:11.0pt;}
.xl65 {mso-style-parent:style0;font-weight:700;text-align:center;} .xl66 {font-style:italic;background:yellow;}
.font5 {font-weight:700;} --></style></head>
<body link=blue><table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse;width:144pt'>
<!--StartFragment--><col width=64 span=2 style='width:48pt'>
<tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=64>Model</td><td class=xl65>Power</td></tr>
<tr height=20><td class=xl66>GC712</td><td align=right style='font-size:9pt'>2000
  W &amp; <font class="font5">more</font></td></tr>
<tr><td colspan=2><a href="https://shop.ru/p/1"><span style='color:red'>Page</span></a></td></tr>
<tr><td></td><td></td></tr><!--EndFragment--></table></body></html>`;

/** The clipboard of Google Sheets: styles at the cells, and links beside their text. */
const fromSheets = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style>
<table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody>
<tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px;font-weight:bold;" data-sheets-value="{&quot;1&quot;:2}">Model</td><td style="font-weight:bold;">Site</td></tr>
<tr style="height:21px;"><td rowspan="2" style="font-style:italic;color:#ff0000;">One<br/>two</td><td data-sheets-hyperlink="https://shop.ru/p/2">here</td></tr>
<tr style="height:21px;"><td data-sheets-hyperlink="javascript:alert(1)">there</td></tr></tbody></table>`;

/** The clipboard of Numbers: a paragraph in each cell, named by classes. */
const fromNumbers = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><html><head>
<style type="text/css">p.p1 {margin: 0.0px; font: 10.0px 'Helvetica Neue'} table.t1 {border-collapse: collapse} td.td1 {border-style: solid}</style></head>
<body><table cellspacing="0" cellpadding="0" class="t1"><tbody>
<tr><td valign="top" class="td1"><p class="p1"><b>Model</b></p></td></tr>
<tr><td valign="top" class="td1"><p class="p1">GC712</p><p class="p1">black</p></td></tr></tbody></table></body></html>`;

const read = (content: Readonly<Record<string, string>>) =>
  readClipboardContent((type) => content[type] ?? '');

/** The texts of the pasted table's cells, row by row. */
function readTable(content: Readonly<Record<string, string>>) {
  const { components = [] } = read(content) ?? {};
  const inside = (id: number) => components.filter(({ parentId }) => parentId === id);
  const [table, ...others] = inside(0);
  const rows = inside(table?.id ?? -1).map((row) =>
    inside(row.id).map((cell) => inside(cell.id).map(({ props }) => props.text?.value.desktop)),
  );
  return { key: table?.componentKey, others, header: table?.props.hasHeaderRow?.value.desktop, rows };
}

test('Excel’s cells keep bold, italic and links, whose styles are in its sheet, and no empty row at the end', () => {
  expect(read({ 'text/html': fromExcel })?.cells).toEqual([
    ['<strong>Model</strong>', '<strong>Power</strong>'],
    ['<em>GC712</em>', '2000 W &amp; <strong>more</strong>'],
    ['<a href="https://shop.ru/p/1">Page</a>', ''],
  ]);
});

test('Google Sheets’ cells keep their lines and links; an address that runs a script stays behind', () => {
  expect(read({ 'text/html': fromSheets })?.cells).toEqual([
    ['<strong>Model</strong>', '<strong>Site</strong>'],
    ['<em>One<br>two</em>', '<a href="https://shop.ru/p/2">here</a>'],
    ['', 'there'],
  ]);
});

test('Numbers’ paragraphs are the lines of a cell', () => {
  expect(read({ 'text/html': fromNumbers })?.cells).toEqual([['<b>Model</b>'], ['GC712<br>black']]);
});

test('on the page, each becomes one table, with a header where the first row is bold', () => {
  expect(readTable({ 'text/html': fromExcel })).toMatchObject({ key: 'Table', others: [], header: true });
  expect(readTable({ 'text/html': fromSheets })).toMatchObject({ key: 'Table', others: [], header: true });
  expect(readTable({ 'text/html': fromNumbers })).toEqual({
    key: 'Table',
    others: [],
    header: true,
    rows: [[['<b>Model</b>']], [['GC712<br>black']]],
  });
});

test('text with tabs and the text of a CSV file become a table; other text does not', () => {
  const rows = [
    [['Model'], ['Power']],
    [['GC712'], ['&lt;2000&gt;']],
  ];
  expect(readTable({ 'text/plain': 'Model\tPower\nGC712\t<2000>\n' })).toMatchObject({ key: 'Table', rows });
  expect(readTable({ 'text/csv': 'Model,Power\nGC712,<2000>' })).toMatchObject({ key: 'Table', rows });
  expect(readTable({ 'text/plain': 'Light, quiet\nFast, strong' })).toMatchObject({ key: 'Text' });
});

test('a table between other parts of a page is no list of cells', () => {
  expect(read({ 'text/html': `<p>Before</p>${fromNumbers}` })?.cells).toBeUndefined();
});
