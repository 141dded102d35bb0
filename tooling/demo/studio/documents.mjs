// Prints the documents that pages offer for download: two pages of A5 each, in the type of the brand.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The care of the espresso maker, by language. */
const espressoCare = {
  ru: {
    title: 'Кофеварка One. Уход',
    parts: [
      [
        'Каждый день',
        [
          'Пролейте группу водой без кофе, пять секунд.',
          'Протрите паровую трубку влажной салфеткой сразу после молока.',
          'Вылейте поддон, когда поднимется поплавок.',
        ],
      ],
      [
        'Раз в неделю',
        [
          'Снимите сетку группы: один винт, отвёртка в коробке.',
          'Замочите сетку и корзины на двадцать минут, сполосните.',
          'Вымойте бак без средства.',
        ],
      ],
      [
        'Раз в три месяца',
        [
          'Растворите 30 г лимонной кислоты в литре воды и залейте в бак.',
          'Пролейте половину, подождите двадцать минут, пролейте остальное.',
          'Пролейте два бака чистой воды. Две первые чашки вылейте.',
        ],
      ],
      [
        'Разборка',
        [
          'Выньте вилку из розетки и подождите полчаса.',
          'Шесть винтов снизу держат корпус. Он поднимается вверх.',
          'Узлы пронумерованы. Номер на узле — номер в списке запчастей.',
        ],
      ],
    ],
    end: 'Вопросы: service@korva.example. Отвечает человек, в тот же день.',
  },
  en: {
    title: 'One espresso maker. Care',
    parts: [
      [
        'Every day',
        [
          'Run water through the group without coffee, for five seconds.',
          'Wipe the steam pipe with a damp cloth right after the milk.',
          'Empty the tray when its float rises.',
        ],
      ],
      [
        'Every week',
        [
          'Take off the screen of the group: one screw, the driver is in the box.',
          'Soak the screen and the baskets for twenty minutes, then rinse them.',
          'Wash the tank without soap.',
        ],
      ],
      [
        'Every three months',
        [
          'Dissolve 30 g of citric acid in a liter of water and fill the tank.',
          'Run half of it, wait for twenty minutes, run the rest.',
          'Run two tanks of clean water. Pour the first two cups away.',
        ],
      ],
      [
        'Taking it apart',
        [
          'Pull the plug and wait for half an hour.',
          'Six screws at the base hold the body. It lifts upward.',
          'Parts are numbered. The number on a part is its number in the list of parts.',
        ],
      ],
    ],
    end: 'Questions: service@korva.example. A person answers the same day.',
  },
};

const list = ([title, steps]) =>
  `<section><h2>${title}</h2><ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol></section>`;

const toHtml = (lang, { title, parts, end }, modules) => {
  const css = ['unbounded', 'onest']
    .map((name) => pathToFileURL(join(modules, `@fontsource-variable/${name}/index.css`)).href)
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('');
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${title}</title>${css}<style>
@page { size: A5; margin: 16mm 14mm }
body { margin: 0; color: #16181a; font: 10.5pt/1.5 'Onest Variable', sans-serif }
p.brand { margin: 0 0 14mm; font: 500 11pt 'Unbounded Variable'; letter-spacing: .04em }
h1 { margin: 0 0 10mm; font: 500 20pt/1.15 'Unbounded Variable' }
h2 { margin: 0 0 2mm; padding-top: 3mm; border-top: .4pt solid #16181a; font: 500 11pt/1.3 'Unbounded Variable' }
section { margin-bottom: 8mm; break-inside: avoid }
ol { margin: 0; padding-left: 5mm }
li { margin-bottom: 1.2mm; padding-left: 1mm }
li::marker { color: #b93d16 }
p.end { color: #55595c }
</style><p class="brand">korva</p><h1>${title}</h1>${parts.map(list).join('')}<p class="end">${end}</p></html>`;
};

/** Writes all documents as tagged PDFs. */
export const printDocuments = async (browser, modules, files) => {
  const page = await browser.newPage();
  for (const [lang, content] of Object.entries(espressoCare)) {
    const path = join(files, `korva/espresso-care.${lang}.pdf`);
    mkdirSync(dirname(path), { recursive: true });
    // Only pages of the file scheme may load the fonts of the disk.
    await page.goto(pathToFileURL(join(modules, '@fontsource-variable/onest/package.json')).href);
    await page.setContent(toHtml(lang, content, modules), { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await page.pdf({ path, preferCSSPageSize: true, printBackground: true, tagged: true });
  }
  await page.close();
};
