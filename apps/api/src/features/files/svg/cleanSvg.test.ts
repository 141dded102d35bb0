import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { cleanSvg } from './cleanSvg.ts';

const namespaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

function svg(content: string, attributes = 'viewBox="0 0 120 80"'): string {
  return `<svg ${namespaces} ${attributes}>${content}</svg>`;
}

function clean(text: string): string {
  const cleaned = cleanSvg(text);
  if (typeof cleaned === 'string') throw new Error(cleaned);
  return cleaned.svg;
}

/** Returns an image's content after cleaning. */
function leftOf(content: string): string {
  return clean(svg(content))
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '');
}

const harmless = `
  <title>Kettle &amp; cup</title>
  <style><![CDATA[ .cup > circle { fill: url(#links); opacity: .8 } @media (min-width: 1px) { .handle { stroke: #06c } } ]]></style>
  <defs>
    <linearGradient id="links" x1="0" x2="1"><stop offset="0" stop-color="red"/><stop offset="1" stop-color="#00f"/></linearGradient>
    <linearGradient id="body" xlink:href="#links" gradientTransform="rotate(90)"/>
    <clipPath id="half"><rect width="60" height="80"/></clipPath>
    <filter id="soft"><feGaussianBlur stdDeviation="1"/></filter>
    <symbol id="star" viewBox="0 0 10 10"><path d="M5 0 10 10 0 4h10L0 10z"/></symbol>
  </defs>
  <rect width="120" height="80" fill="url(#body)"/>
  <g class="cup" clip-path="url(#half)"><circle cx="60" cy="40" r="30"/></g>
  <path class="handle" d="M90 20q30 20 0 40" style="fill: none; stroke-width: 4px" filter="url('#soft')"/>
  <use href="#star" x="4" y="4" width="20" height="20" transform="translate(2 2)"/>
  <use xlink:href="#star" x="90" y="50" width="20" height="20"/>
  <image width="8" height="8" x="60" href="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="/>
  <text x="10" y="70" font-family="sans-serif" font-size="12">Tea &lt; <tspan font-weight="bold">coffee</tspan></text>
`;

describe('a harmless picture', () => {
  it('looks the same afterwards', async () => {
    const before = svg(harmless, 'width="120" height="80" viewBox="0 0 120 80"');
    const pixelsOf = (text: string) => sharp(Buffer.from(text)).raw().toBuffer();
    const pixels = await pixelsOf(before);
    expect(new Set(pixels).size).toBeGreaterThan(50);
    expect((await pixelsOf(clean(before))).equals(pixels)).toBe(true);
  });

  it('comes out the same when it is cleaned once more', () => {
    const once = clean(svg(harmless));
    expect(clean(once)).toBe(once);
  });

  it.each([
    '<rect fill="url(#a)" aria-label="A (large) one"/>',
    '<circle r="4"><animate attributeName="r" values="1;4" dur="1s" repeatCount="indefinite"/></circle>',
    '<g><animateTransform attributeName="transform" type="rotate" from="0" to="360" dur="2s"/></g>',
    '<style>@keyframes turn{to{rotate:90deg}}g{animation:turn 1s;fill:var(--a,#fff)}</style>',
  ])('keeps %s', (content) => {
    expect(leftOf(content)).toBe(content);
  });

  it('loses what drawing programs leave behind, its document type and comments', () => {
    const text = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd"><?xml-stylesheet href="http://x.example/a.css"?>${svg(
      '<!-- made by --><metadata>x</metadata><i:view xmlns:i="http://i.example"/><g xmlns:i="http://i.example" i:label="x"/>',
    )}`;
    expect(clean(text)).toMatch(/^<svg [^>]*><g[^>]*\/><\/svg>$/);
    expect(clean(text)).not.toMatch(/label|example\/a/);
  });
});

describe('its size', () => {
  it.each([
    ['width="24" height="16"', 24, 16],
    ['width="10mm" height="5mm"', 38, 19],
    ['width="100%" height="100%" viewBox="0 0 30 20"', 30, 20],
    ['viewBox="0,0,3000,1500"', 1416, 708],
    ['width="60" viewBox="0 0 30 20"', 60, 40],
    ['height="10" viewBox="0 0 30 20"', 15, 10],
    ['viewBox="0 0 .5 .5"', 1, 1],
  ])('is read from %s', (attributes, widthPx, heightPx) => {
    expect(cleanSvg(svg('', attributes))).toMatchObject({ widthPx, heightPx });
    const written = clean(svg('', attributes));
    for (const said of [`width="${widthPx}"`, `height="${heightPx}"`, 'viewBox="'])
      expect(written).toContain(said);
  });

  it.each([
    '',
    'width="100%"',
    'width="0" height="0"',
    'viewBox="0 0 0 0"',
    'viewBox="a b c d"',
    'width="1e999" height="1"',
  ])('is missed in %j', (attributes) => {
    expect(cleanSvg(svg('', attributes))).toBe('svgSizeMissing');
  });
});

describe('A6: what an SVG may hide', () => {
  it.each([
    ['<script>alert(1)</script>', ''],
    ['<script xlink:href="https://x.example/a.js"/>', ''],
    ['<g onclick="alert(1)" onload="alert(2)"/>', '<g/>'],
    ['<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>', ''],
    ['<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>', ''],
    ['<title><style xmlns="http://www.w3.org/1999/xhtml">x</style></title>', '<title/>'],
    ['<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>', ''],
    ['<iframe/><embed/><object/><audio/><video/><handler/><listener/>', ''],
    ['<use href="https://x.example/a.svg#a"/>', '<use/>'],
    ['<use href="data:image/svg+xml;base64,AAAA#a"/>', '<use/>'],
    ['<use href="a.svg#a"/>', '<use/>'],
    ['<image href="https://x.example/a.png"/>', '<image/>'],
    ['<image href="data:image/svg+xml;base64,AAAA"/>', '<image/>'],
    ['<feImage href="//x.example/a.png"/>', '<feImage/>'],
    ['<a href="javascript:alert(1)"><g/></a>', '<a><g/></a>'],
    ['<a><set attributeName="href" to="javascript:alert(1)"/></a>', '<a/>'],
    ['<a><animate attributeName="xlink:href" values="javascript:alert(1)"/></a>', '<a/>'],
    ['<g><set attributeName="onclick" to="alert(1)"/></g>', '<g/>'],
    [
      '<g><set attributeName="fill" to="url(https://x.example/#a)"/></g>',
      '<g><set attributeName="fill"/></g>',
    ],
    ['<g fill="url(https://x.example/#a)"/>', '<g/>'],
    ['<g fill="u\\72l(https://x.example/#a)"/>', '<g/>'],
    ['<g style="fill:red;filter:url(//x.example/#a)"/>', '<g style="fill:red"/>'],
    ['<g style="background:image-set(&quot;https://x.example/a&quot; 1x)"/>', '<g style=""/>'],
    ['<g xml:base="https://x.example/"/>', '<g/>'],
    ['<style>@import "https://x.example/a.css";g{fill:red}</style>', '<style>g{fill:red}</style>'],
    ['<style>@font-face{src:url(https://x.example/a)}g{fill:red}</style>', '<style>g{fill:red}</style>'],
    ['<style>g{mask:url(https://x.example/a);fill:red}</style>', '<style>g{fill:red}</style>'],
    ['<style>g{--a:url(https://x.example/a);fill:red}</style>', '<style>g{fill:red}</style>'],
    [
      '<style>@media all{g{mask:src("https://x.example/a");fill:red}}</style>',
      '<style>@media all{g{fill:red}}</style>',
    ],
    ['<style>@\\69mport "https://x.example/a.css";g{fill:red}</style>', '<style>g{fill:red}</style>'],
    [
      '<style>&lt;!-- @import "https://x.example/a.css"; --&gt;g{fill:red}</style>',
      '<style>g{fill:red}</style>',
    ],
    [
      '<text><![CDATA[</text><script>alert(1)</script>]]></text>',
      '<text>&lt;/text&gt;&lt;script&gt;alert(1)&lt;/script&gt;</text>',
    ],
  ])('A6: of %s the picture is left', (content, left) => {
    expect(leftOf(content)).toBe(left);
  });

  it('A6: a section of raw text ends nothing but itself', () => {
    const content = '<style><![CDATA[</style><script>alert(1)</script>]]></style>';
    expect(leftOf(content)).not.toMatch(/<script|alert/);
  });

  it.each([
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
    `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
    `<!DOCTYPE svg PUBLIC "a" "b" [ <!ATTLIST svg onload CDATA "alert(1)"> ]>${svg('')}`,
  ])('A6: entities are refused: %#', (text) => {
    expect(cleanSvg(text)).toBe('svgHasEntities');
  });

  it.each(['<p><svg/></p>', '<svg/>', svg('<g>'), `<!doctype html>${svg('')}<script>alert(1)</script>`])(
    'A6: %s is no SVG',
    (text) => {
      expect(cleanSvg(text)).toBe('fileKindUnknown');
    },
  );
});

describe('A11: an SVG made to keep its readers busy', () => {
  const tenTimes = (id: string) => `<use href="#${id}"/>`.repeat(10);
  const bomb = Array.from({ length: 9 }, (_, level) => `<g id="l${level + 1}">${tenTimes(`l${level}`)}</g>`);
  it.each([
    ['of too many elements', svg('<g/>'.repeat(60_000))],
    ['too deep', svg('<g>'.repeat(400) + '</g>'.repeat(400))],
    ['that shows its parts a thousand million times', svg(`<g id="l0"/>${bomb.join('')}`)],
    ['that shows itself', svg('<g id="a"><use href="#a"/></g>')],
  ])('A11: one %s is refused', (_what, text) => {
    expect(cleanSvg(text)).toBe('svgTooComplex');
  });
});

it('A7: a polluted prototype lets nothing through', () => {
  const polluted = ['script', 'onclick', 'ALLOWED_TAGS', 'USE_PROFILES', 'ADD_TAGS', 'ADD_ATTR'];
  Object.assign(Object.prototype, Object.fromEntries(polluted.map((key) => [key, ['script', 'onclick']])));
  try {
    expect(leftOf('<script>alert(1)</script><g onclick="alert(1)"/>')).toBe('<g/>');
  } finally {
    for (const key of polluted) Reflect.deleteProperty(Object.prototype, key);
  }
});
