// Writes how wide and high the bundled fonts are, compared with the visitor's own fonts that take their place while they
// load. Measured in Chromium, which, unlike fontkit, sets WOFF2 files at any weight. Needs fonts with the widths of Arial and
// Times New Roman, such as Liberation.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { bundledFonts } from '@vitrina/block-kit';
import { chromium } from 'playwright-core';

const folder = new URL('../src/features/fonts/bundled/', import.meta.url);
const packages = JSON.parse(readFileSync(new URL('bundledPackages.json', folder), 'utf8'));
const require = createRequire(import.meta.url);

const withoutSigns = (text) => text.replaceAll(/[\s.,]/g, '');

/** Spaces have a width of their own: they are a seventh of a text, and differ most. */
const samples = {
  latin: withoutSigns(
    'The kettle boils a liter of water in two minutes and keeps it warm for an hour. Its handle stays cool, its lid opens with one finger, and the filter is easy to clean. Made of brushed steel, 1.7 l, 2400 W.',
  ),
  cyrillic: withoutSigns(
    'Чайник кипятит литр воды за две минуты и час держит её горячей. Ручка не нагревается, крышка открывается одним пальцем, а фильтр легко промыть. Корпус из матовой стали, съёмная подставка и длинный провод.',
  ),
  space: ' ',
};

/** Headings and buttons are semibold. */
const weights = { regular: 400, bold: 600 };

/** Runs in the page. */
async function measure({ sources, plain, samples, weights }) {
  for (const { url, weight, range } of sources)
    document.fonts.add(await new FontFace('own', `url(${url})`, { weight, unicodeRange: range }).load());
  const context = document.createElement('canvas').getContext('2d');
  const measured = (family, weight, text) => {
    context.font = `${weight} 1000px ${family}`;
    return context.measureText(text);
  };
  const ratios = {};
  for (const [script, text] of Object.entries(samples)) {
    ratios[script] = {};
    for (const [name, weight] of Object.entries(weights))
      ratios[script][name] = measured('own', weight, text).width / measured(plain, weight, text).width;
  }
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = measured('own', 400, 'x');
  return { ...ratios, ascent: ascent / 1000, descent: descent / 1000 };
}

function sourcesOf(name) {
  const ranges = require(`${name}/unicode.json`);
  const isVariable = name.startsWith('@fontsource-variable/');
  const { id, weights: own } = require(`${name}/metadata.json`);
  const weightsOf = isVariable ? ['wght'] : own.filter((weight) => weight === 400 || weight === 700);
  return ['latin', 'cyrillic'].flatMap((subset) =>
    weightsOf.map((weight) => {
      const bytes = readFileSync(require.resolve(`${name}/files/${id}-${subset}-${weight}-normal.woff2`));
      return {
        url: `data:font/woff2;base64,${bytes.toString('base64')}`,
        weight: isVariable ? '100 900' : String(weight),
        range: ranges[subset],
      };
    }),
  );
}

const round = (value) => (typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value);

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
const metrics = {};
for (const [family, name] of Object.entries(packages)) {
  const page = await browser.newPage();
  const plain = bundledFonts[family].generic === 'serif' ? '"Times New Roman"' : 'Arial';
  const found = await page.evaluate(measure, { sources: sourcesOf(name), plain, samples, weights });
  metrics[family] = JSON.parse(JSON.stringify(found, (_key, value) => round(value)));
  await page.close();
}
await browser.close();
writeFileSync(new URL('fontMetrics.json', folder), `${JSON.stringify(metrics, undefined, 2)}\n`);
