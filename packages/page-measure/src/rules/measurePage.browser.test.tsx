import { afterEach, expect, test } from 'vitest';

import { measurePage } from './measurePage.ts';

let page: HTMLElement;
afterEach(() => page.remove());

/** Measures a page of this HTML, 390 pixels wide, in a shadow root like a published one. */
async function measure(html: string) {
  page = document.createElement('div');
  page.style.width = '390px';
  page.attachShadow({ mode: 'open' }).innerHTML =
    `<style>*{margin:0;font:16px/1.5 Arial}</style><div data-block="1">${html}</div>`;
  document.body.append(page);
  const { findings, widthPx } = await measurePage(page);
  expect(widthPx).toBe(390);
  return findings.map(({ code, componentId, value }) => [code, componentId, value]);
}

/** An image of this size as an address. */
function picture(width: number, height: number): string {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return canvas.toDataURL('image/png');
}

test('a clean page has no findings', async () => {
  const html = `
    <h2 data-block="2">A title</h2>
    <p data-block="3">Text <a href="/a">and a link</a></p>
    <img data-block="4" alt="Grill" src="${picture(780, 400)}" width="390" height="200">
    <div data-block="5" style="overflow:hidden;width:390px"><div style="display:flex;width:800px">
      <p style="width:400px">Slide one</p><p style="width:400px">Slide two</p></div></div>
    <div data-block="6" style="height:0;overflow:hidden"><p>Closed</p></div>
    <p data-block="7" style="position:absolute;width:1px;height:1px;overflow:hidden">For screen readers</p>`;
  expect(await measure(html)).toEqual([]);
});

test('the outermost block that is wider than the page is named, with the pixels outside', async () => {
  const html = '<div data-block="2" style="width:450px"><p data-block="3">Text</p></div>';
  expect(await measure(html)).toEqual([['tooWide', 2, 60]]);
});

test('a text that its box cuts is found, one that only scrolls is not', async () => {
  const lines = 'First<br>second<br>third';
  expect(await measure(`<p data-block="2" style="height:50px;overflow:hidden">${lines}</p>`)).toEqual([
    ['textCut', 2, 18],
  ]);
  page.remove();
  expect(await measure(`<p data-block="2" style="height:50px;overflow:auto">${lines}</p>`)).toEqual([]);
});

test('a text below 12 pixels is found once per block, by its smallest size', async () => {
  const html = `<p data-block="2" style="font-size:11px">Small <b style="font-size:9px">smaller</b></p>
    <p data-block="3" style="font-size:10px">•</p>`;
  expect(await measure(html)).toEqual([['smallText', 2, 9]]);
});

test('a text is found whose color is too close to the one behind it, unless a picture is there', async () => {
  const html = `
    <p data-block="2" style="color:#999">Gray</p>
    <div data-block="3" style="background:#222"><p style="color:oklch(0.9 0 0)">Light on dark</p></div>
    <p data-block="4" style="color:#888;font-size:24px">Large</p>
    <div data-block="5" style="position:relative"><img alt="" src="${picture(390, 100)}" width="390" height="100">
      <p style="position:absolute;top:20px;color:#fff">On a picture</p></div>
    <p data-block="6" style="color:#fff;background:linear-gradient(#000,#333)">On a gradient</p>`;
  expect(await measure(html)).toEqual([['lowContrast', 2, 2.8]]);
});

test('images with far more and with too few pixels are found', async () => {
  const html = `<img data-block="2" alt="a" src="${picture(2000, 1000)}" width="200" height="100">
    <img data-block="3" alt="b" src="${picture(100, 100)}" width="300" height="300">`;
  expect(await measure(html)).toEqual([
    ['imageOversized', 2, 10],
    ['imageEnlarged', 3, 0.3],
  ]);
});

test('images and links that a screen reader cannot name are found', async () => {
  const html = `<img data-block="2" src="${picture(100, 100)}">
    <a data-block="3" href="/a"><img alt="" src="${picture(100, 100)}"></a>
    <a data-block="4" href="/a"><img alt="To the shop" src="${picture(100, 100)}"></a>`;
  expect(await measure(html)).toEqual([
    ['nameMissing', 2, 1],
    ['nameMissing', 3, 1],
  ]);
});
