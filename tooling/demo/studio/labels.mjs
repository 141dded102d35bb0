// Draws the labels of packs as textures: type by the browser, since the fonts are web fonts.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { display, hairline } from './labelParts.mjs';
import { rangeLabels } from './rangeLabels.mjs';

/** Each label: pixels, CSS of its ground, and the lines on it. */
export const labels = {
  'ornelle-serum': {
    size: [1400, 1240],
    css: `background:#f4efe9;color:#3b2a26;${display('Cormorant')}`,
    html: `<p style="font-size:176px;letter-spacing:.16em;margin-right:-.16em;font-weight:500">ORNELLE</p>
      <p style="font-size:84px;margin-top:.25em;font-weight:500">night serum</p>${hairline}
      <p style="font-size:46px;line-height:1.5;font-family:Commissioner">squalane 12 % · ceramides<br>30 ml &nbsp; 1.0 fl oz</p>`,
  },
  'ornelle-serum-ru': {
    size: [1400, 1240],
    css: `background:#f4efe9;color:#3b2a26;${display('Cormorant')}`,
    html: `<p style="font-size:176px;letter-spacing:.16em;margin-right:-.16em;font-weight:500">ORNELLE</p>
      <p style="font-size:84px;margin-top:.25em;font-weight:500">ночная сыворотка</p>${hairline}
      <p style="font-size:46px;line-height:1.5;font-family:Commissioner">сквалан 12 % · церамиды<br>30 мл</p>`,
  },
  'ornelle-candle': {
    size: [1000, 1000],
    css: `background:#f4efe9;color:#3b2a26;${display('Cormorant')}`,
    html: `<p style="font-size:124px;letter-spacing:.16em;margin-right:-.16em;font-weight:500">ORNELLE</p>
      <p style="font-size:96px;margin-top:.5em;font-style:italic">fig &amp; cedar</p>${hairline}
      <p style="font-size:42px;line-height:1.5;font-family:Commissioner">scented candle<br>190 g</p>`,
  },
  'ornelle-jar': {
    size: [2000, 620],
    css: `background:transparent;color:#000;${display('Cormorant')}`,
    html: `<p style="font-size:190px;letter-spacing:.16em;margin-right:-.16em;font-weight:600">ORNELLE</p>
      <p style="font-size:96px;margin-top:.2em;font-weight:600">night cream · 50 ml</p>`,
  },
  'ornelle-tube': {
    size: [760, 2000],
    css: `background:transparent;color:#000;${display('Cormorant')}`,
    html: `<p style="font-size:150px;letter-spacing:.12em;margin-right:-.12em;font-weight:600">ORNELLE</p>
      <p style="font-size:92px;margin-top:.6em;line-height:1.1;font-weight:600">hand<br>cream</p>${hairline}
      <p style="font-size:50px;font-family:Commissioner">75 ml</p>`,
  },
  'listvyanka-tin': {
    size: [1500, 1750],
    css: `background:#efe8d8;color:#1f2d24;border:18px solid #efe8d8;outline:4px solid #b8862b;outline-offset:-54px;${display('Playfair Display')}`,
    html: `<p style="font-size:44px;letter-spacing:.3em;font-family:Literata">SINGLE GARDEN</p>
      <p style="font-size:206px;margin-top:.35em;line-height:1">Listvyanka</p>
      <svg width="520" height="190" viewBox="0 0 260 95" style="margin:70px auto 50px" fill="none" stroke="#b8862b" stroke-width="2.4"><path d="M4 90 62 38l22 20 40-50 46 52 22-18 64 48M104 33l20 8 22-9M32 90c30-12 60-12 98 0s68 12 98 0"/></svg>
      <p style="font-size:96px;font-style:italic">Black tea, spring harvest</p>
      <p style="font-size:52px;margin-top:1em;font-family:Literata">loose leaf · 100 g</p>`,
  },
  'listvyanka-tin-ru': {
    size: [1500, 1750],
    css: `background:#efe8d8;color:#1f2d24;border:18px solid #efe8d8;outline:4px solid #b8862b;outline-offset:-54px;${display('Playfair Display')}`,
    html: `<p style="font-size:44px;letter-spacing:.3em;font-family:Literata">С ОДНОГО САДА</p>
      <p style="font-size:196px;margin-top:.35em;line-height:1">Листвянка</p>
      <svg width="520" height="190" viewBox="0 0 260 95" style="margin:70px auto 50px" fill="none" stroke="#b8862b" stroke-width="2.4"><path d="M4 90 62 38l22 20 40-50 46 52 22-18 64 48M104 33l20 8 22-9M32 90c30-12 60-12 98 0s68 12 98 0"/></svg>
      <p style="font-size:92px;font-style:italic">Чёрный чай, весенний сбор</p>
      <p style="font-size:52px;margin-top:1em;font-family:Literata">листовой · 100 г</p>`,
  },
  'listvyanka-coffee': {
    size: [1500, 1900],
    css: `background:#efe8d8;color:#1f2d24;${display('Playfair Display')}`,
    html: `<p style="font-size:220px;line-height:1">Listvyanka</p>
      <p style="font-size:48px;letter-spacing:.3em;margin-top:1.4em;font-family:Literata">WHOLE BEAN COFFEE</p>
      <div style="width:1160px;height:640px;background:#b8862b;margin:90px auto;overflow:hidden"><svg width="1160" height="640" viewBox="0 0 290 160"><path d="M0 128 70 56l30 28 52-66 58 70 24-18 56 52v38H0Z" fill="#1f2d24"/><path d="M0 150c40-14 70-14 110 0s80 14 180-6v16H0Z" fill="#efe8d8"/></svg></div>
      <p style="font-size:110px;font-style:italic">Morning roast</p>
      <p style="font-size:52px;margin-top:.9em;font-family:Literata">cocoa, plum, walnut · 250 g</p>`,
  },
  'listvyanka-caddy': {
    size: [1200, 900],
    css: `background:#1f2d24;color:#e9dcc0;${display('Playfair Display')}`,
    html: `<p style="font-size:150px">Listvyanka</p><p style="font-size:74px;font-style:italic;margin-top:.5em">Green tea</p>`,
  },
  'korva-mark': {
    size: [900, 220],
    css: `background:transparent;color:#000;${display('Unbounded')}`,
    html: `<p style="font-size:130px;font-weight:500;letter-spacing:.06em">korva</p>`,
  },
  'korva-digits': {
    size: [600, 300],
    css: `background:transparent;color:#000;${display('Onest')}`,
    html: `<p style="font-size:230px;font-weight:300;letter-spacing:.02em">93°</p>`,
  },
  'korva-scale': {
    size: [900, 300],
    css: `background:transparent;color:#000;${display('Onest')}`,
    html: `<p style="font-size:200px;font-weight:300;letter-spacing:.02em">18.0 g</p>`,
  },
  'korva-gauge': {
    size: [800, 800],
    css: `background:#f3f1ec;color:#16181a;${display('Onest')}`,
    html: `<svg width="800" height="800" viewBox="-100 -100 200 200">${Array.from({ length: 31 }, (_, i) => {
      const a = ((i * 9 - 225) * Math.PI) / 180;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const long = i % 5 === 0;
      return `<path d="M${c * 82} ${s * 82}L${c * (long ? 66 : 74)} ${s * (long ? 66 : 74)}" stroke="${i > 17 && i < 23 ? '#e4572e' : '#16181a'}" stroke-width="${long ? 3 : 1.6}"/>`;
    }).join('')}<text x="0" y="54" text-anchor="middle" font-size="17">bar</text>${[0, 5, 10, 15]
      .map((n, k) => {
        const a = ((k * 90 - 225) * Math.PI) / 180;
        return `<text x="${Math.cos(a) * 50}" y="${Math.sin(a) * 50 + 7}" text-anchor="middle" font-size="20">${n}</text>`;
      })
      .join('')}</svg>`,
  },
  ...rangeLabels,
};

/** Fonts of the labels: family, package, file stem, weights. All under the SIL Open Font License. */
const fonts = [
  ['Cormorant', '@fontsource/cormorant/500.css'],
  ['Cormorant', '@fontsource/cormorant/600.css'],
  ['Cormorant', '@fontsource/cormorant/400-italic.css'],
  ['Commissioner', '@fontsource-variable/commissioner/index.css'],
  ['Playfair Display', '@fontsource-variable/playfair-display/index.css'],
  ['Playfair Display', '@fontsource-variable/playfair-display/wght-italic.css'],
  ['Literata', '@fontsource-variable/literata/index.css'],
  ['Unbounded', '@fontsource-variable/unbounded/index.css'],
  ['Onest', '@fontsource-variable/onest/index.css'],
];

/** Writes all labels as PNG files into a folder; `modules` is a `node_modules` folder with the fonts. */
export const drawLabels = async (browser, modules, folder) => {
  mkdirSync(folder, { recursive: true });
  const links = fonts
    .map(([, file]) => `<link rel="stylesheet" href="${pathToFileURL(join(modules, file)).href}">`)
    .join('');
  for (const [name, { size, css, html }] of Object.entries(labels)) {
    const page = await browser.newPage({ viewport: { width: size[0], height: size[1] } });
    const shell = join(folder, 'label.html');
    const { writeFileSync, rmSync } = await import('node:fs');
    const families = css
      .concat(html)
      .replaceAll(
        /font-family:'?(Cormorant|Commissioner|Playfair Display|Literata|Unbounded|Onest)'?/g,
        "font-family:'$1','$1 Variable'",
      );
    const [body, content] = [
      families.slice(0, families.indexOf(html.slice(0, 12))),
      families.slice(families.indexOf(html.slice(0, 12))),
    ];
    writeFileSync(
      shell,
      `<!doctype html><meta charset="utf-8">${links}<style>*{margin:0;box-sizing:border-box}html{background:transparent}body{width:${size[0]}px;height:${size[1]}px;display:flex;flex-direction:column;justify-content:center;text-align:center;${body}}</style>${content}`,
    );
    await page.goto(pathToFileURL(shell).href);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(folder, `${name}.png`), omitBackground: true });
    await page.close();
    rmSync(shell);
  }
};
