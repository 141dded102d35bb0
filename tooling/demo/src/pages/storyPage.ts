import type { Json, WireComponent } from '@vitrina/epack-model';

import type { Bilingual, DemoProduct, Fact, ProductStory } from '../product.ts';
import { block, perSize, toWirePage, type Block } from './wirePage.ts';

/** The languages of every demo page. */
export type DemoLocale = keyof Bilingual;

/** Returns the value of a source prop for the name of an image. */
export type PictureSource = (name: string) => Json;

const ink = '#001a34';
const muted = '#3d5165';

/** Light, like every background here: brand templates set their own dark text colors. */
const tinted = '#eef2f7';
const radius = '16px';

function text(content: string, props: Block['props'] = {}): Block {
  return block('Text', { text: content, fontSize: 4, lineHeight: '150%', color: muted, ...props });
}

function heading(content: string, element: 'h2' | 'h3', props: Block['props'] = {}): Block {
  const size = element === 'h2' ? perSize({ desktop: 7, mobile: 6 }) : 5;
  return text(content, { element, fontSize: size, weight: 700, color: ink, lineHeight: '120%', ...props });
}

function picture(src: Json, alt: string, height: Block['props'][string]): Block {
  return block('Image', {
    src,
    alt,
    width: '100%',
    height,
    objectFit: 'cover',
    border: { radius },
  });
}

const gutter = perSize({
  desktop: { top: '64px', right: '64px', bottom: '64px', left: '64px' },
  laptop: { top: '56px', right: '40px', bottom: '56px', left: '40px' },
  mobile: { top: '36px', right: '20px', bottom: '36px', left: '20px' },
});

/**
 * Half a row beside its neighbor, or a whole row when stacked: a column with a set width follows the row's
 * alignment.
 */
const half = perSize({ desktop: '50%', mobile: '100%' });

const besides = perSize({ desktop: 'horizontal', mobile: 'vertical' });

function band(color: string, ...children: Block[]): Block {
  return block('Feature', { padding: gutter, backgroundOptions: { color } }, ...children);
}

function hero(product: DemoProduct, story: ProductStory, locale: DemoLocale, source: PictureSource): Block {
  const words = block(
    'Column',
    { width: half },
    text(product.brand.toUpperCase(), { fontSize: 3, weight: 600, margin: { bottom: '12px' } }),
    heading(story.headline[locale], 'h2', { margin: { bottom: '16px' } }),
    text(story.lead[locale], { fontSize: perSize({ desktop: 5, mobile: 4 }) }),
  );
  const image = block(
    'Column',
    { width: half },
    picture(source(product.picture), product.name[locale], perSize({ desktop: '380px', mobile: '240px' })),
  );
  return band(story.accent, block('Row', { direction: besides, align: 'center', gap: '48px' }, words, image));
}

function factColumn({ title, text: words }: Fact, locale: DemoLocale): Block {
  return block(
    'Column',
    { padding: '28px', backgroundOptions: { color: '#f6f7f8' }, border: { radius } },
    heading(title[locale], 'h3', { margin: { bottom: '8px' } }),
    text(words[locale]),
  );
}

function facts(story: ProductStory, locale: DemoLocale): Block {
  const columns = story.facts.map((fact) => factColumn(fact, locale));
  return band('#ffffff', block('Row', { direction: besides, gap: '24px' }, ...columns));
}

function serving({ serving: idea }: ProductStory, locale: DemoLocale, source: PictureSource): Block {
  const image = block(
    'Column',
    { width: half },
    picture(source(idea.picture), '', perSize({ desktop: '300px', mobile: '200px' })),
  );
  const words = block(
    'Column',
    { width: half },
    heading(idea.title[locale], 'h3', { fontSize: 6, margin: { bottom: '12px' } }),
    text(idea.text[locale]),
  );
  return band(tinted, block('Row', { direction: besides, align: 'center', gap: '48px' }, image, words));
}

const labels = {
  composition: { ru: 'Состав', en: 'Ingredients' },
  weight: { ru: 'Масса нетто', en: 'Net weight' },
  grams: { ru: 'г', en: 'g' },
  storing: { ru: 'Хранение', en: 'Storing' },
  storingText: {
    ru: 'При температуре от 0 до 25 °C. После вскрытия — до двух суток в холодильнике.',
    en: 'Between 0 and 25 °C. Once open, up to two days in the fridge.',
  },
} satisfies Record<string, Bilingual>;

function detail(label: Bilingual, value: string, locale: DemoLocale): Block {
  return block(
    'Column',
    {},
    text(label[locale], { element: 'h3', fontSize: 3, weight: 600, color: ink, margin: { bottom: '4px' } }),
    text(value, { fontSize: 3 }),
  );
}

function details(product: DemoProduct, story: ProductStory, locale: DemoLocale): Block {
  const weight = `${product.weightGrams} ${labels.grams[locale]}`;
  return band(
    '#ffffff',
    block(
      'Row',
      { direction: besides, gap: '24px' },
      detail(labels.composition, story.composition[locale], locale),
      detail(labels.weight, weight, locale),
      detail(labels.storing, labels.storingText[locale], locale),
    ),
  );
}

/** A product's published page: its promise, reasons, serving suggestions and ingredients. */
export function storyPage(
  product: DemoProduct & { story: ProductStory },
  locale: DemoLocale,
  source: PictureSource,
): WireComponent[] {
  const { story } = product;
  return toWirePage([
    hero(product, story, locale, source),
    facts(story, locale),
    serving(story, locale, source),
    details(product, story, locale),
  ]);
}
