import { arabicTexts, type DemoMedia, listStudioFiles, type Pair } from '@vitrina/demo';
import type { Json, JsonObject } from '@vitrina/epack-model';

import type { Blocks } from '../../blocks/blocks.ts';
import { type BrandFiles, requireStudioFile } from './brandFiles.ts';

/** The languages of all pages of the brands, as locales. */
export const brandLocales = ['ru', 'en'] as const;

/** One of {@link brandLocales}, or the third language of some pages. */
export type BrandLocale = (typeof brandLocales)[number] | 'ar';

/** A data source of the product's brand, as saved. */
export interface SavedSource {
  readonly id: number;
  readonly items: readonly { readonly id: number | string; readonly data: Json }[];
}

/** Input for the page of a product. */
export interface PageContext {
  readonly locale: BrandLocale;
  readonly files: BrandFiles;
  readonly catalogue: Blocks['catalogue'];
  readonly dataSource?: SavedSource | undefined;
}

/** Returns a text in a language. @throws Error if it has no Arabic text */
export function textIn(locale: BrandLocale, [ru, en]: Pair): string {
  if (locale === 'ru') return ru;
  if (locale === 'en' || en === '') return en;
  const text = arabicTexts[en];
  if (text === undefined) throw new Error(`There is no Arabic text for ${en}`);
  return text;
}

/** The media of one kind. */
type MediaOf<Kind extends DemoMedia['kind']> = Extract<DemoMedia, { kind: Kind }>;

type ToProps<Kind extends DemoMedia['kind']> = (
  media: MediaOf<Kind>,
  files: BrandFiles,
  locale: BrandLocale,
) => Promise<JsonObject>;

const toProps: { readonly [Kind in DemoMedia['kind']]: ToProps<Kind> } = {
  image: async ({ name, focus }, files, locale) => {
    const file = requireStudioFile(name);
    return { src: await files.image(focus ? { ...file, focus } : file), alt: textIn(locale, file.alt) };
  },
  points: async ({ name, points }, files, locale) => {
    const bubbles = points.map(({ at: [x = 0, y = 0], title, text }) => ({
      x,
      y,
      title: textIn(locale, title),
      text: textIn(locale, text),
    }));
    return { ...(await toProps.image({ kind: 'image', name }, files, locale)), bubbles };
  },
  compare: async (media, files, locale) => {
    const [before, after] = [requireStudioFile(media.before), requireStudioFile(media.after)];
    return {
      before: await files.image(before),
      beforeAlt: textIn(locale, before.alt),
      after: await files.image(after),
      afterAlt: textIn(locale, after.alt),
    };
  },
  turn: async ({ name }, files, locale) => {
    const first = requireStudioFile(name);
    const frames = listStudioFiles(name);
    return { frames: await Promise.all(frames.map(files.image)), alt: textIn(locale, first.alt) };
  },
  model: async ({ name, points }, files, locale) => {
    const model = requireStudioFile(name);
    const hotspots = points.map(({ at, title, text }) => ({
      position: at.join(' '),
      title: textIn(locale, title),
      text: textIn(locale, text),
    }));
    return {
      model: await files.url(model),
      poster: await files.image(requireStudioFile(`${name}-model`)),
      alt: textIn(locale, model.alt),
      hotspots,
      shadow: 0.6,
    };
  },
  film: async ({ name, title, captions }, files, locale) => ({
    src: await files.url(requireStudioFile(name)),
    poster: await files.image(requireStudioFile(`${name}-poster`)),
    title: textIn(locale, title),
    captions: await files.url(requireStudioFile(`${captions}.${locale}`)),
  }),
  document: async ({ name, fileName }, files, locale) => ({
    file: await files.url(requireStudioFile(`${name}.${locale}`)),
    fileName: textIn(locale, fileName),
  }),
};

/** Returns the props of a block that shows the media, in a language. */
export function mediaProps<Kind extends DemoMedia['kind']>(
  media: MediaOf<Kind>,
  files: BrandFiles,
  locale: BrandLocale,
): Promise<JsonObject> {
  return toProps[media.kind](media, files, locale);
}
