import { expect, test } from 'vitest';

import { cleanPastedHtml } from './cleanPastedHtml.ts';

/** Shortened clipboard content of Word for Windows: a paragraph and a list of two items. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style></head>
<body lang=RU style='tab-interval:35.4pt'><!--StartFragment-->
<p class=MsoNormal><b><span lang=RU style='font-size:14.0pt;font-family:"Calibri",sans-serif'>Хрустит</span></b><span
style='color:red'> и не горчит<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>Первый</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;</span></span></span><![endif]>Второй</p>
<!--EndFragment--></body></html>`;

/** Shortened clipboard content of Google Docs: a bold word, a link, and a numbered list. */
const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-8f2a">
<p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-family:Arial;color:#000000;font-weight:700;font-style:normal;text-decoration:none;">Crisp</span><span style="font-size:11pt;font-weight:400;"> and </span><a href="https://shop.ru/p/1" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">here</span></a></p>
<ol style="margin-top:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-style:italic;">One</span></p></li></ol></b><br class="Apple-interchange-newline">`;

/** Returns the markup without insignificant whitespace. */
const squeeze = (html: string) => html.replaceAll(/\s+/g, ' ').replaceAll(/> </g, '><').trim();

test('of Word’s paragraphs the text, the bold and the lists stay', () => {
  expect(squeeze(cleanPastedHtml(fromWord))).toBe(
    '<p><b>Хрустит</b> и не горчит</p><ul><li>Первый</li><li>Второй</li></ul>',
  );
});

test('of Google Docs’ spans what they say stays: bold, italic, links; its own bold wrapper goes', () => {
  expect(squeeze(cleanPastedHtml(fromGoogleDocs))).toBe(
    '<p><strong>Crisp</strong> and <a href="https://shop.ru/p/1">here</a></p><ol><li><p><em>One</em></p></li></ol>',
  );
});

test('scripts, pictures and comments go', () => {
  expect(cleanPastedHtml('a<script>alert(1)</script><img src=x onerror="alert(1)"><!-- b -->c')).toBe('ac');
});

test('the editor’s own markup is taken as it is', () => {
  const own = '<p data-pm-slice="1 1 []"><span style="color: #cf222e">Red</span></p>';
  expect(cleanPastedHtml(own)).toBe(own);
});
