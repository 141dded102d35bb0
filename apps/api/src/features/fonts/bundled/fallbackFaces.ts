import type { StreamFallbackFont } from '@vitrina/api-client/contract';
import { bundledFonts, fallbackFamily } from '@vitrina/block-kit';

import type { BundledFace } from './bundledFaces.ts';
import metrics from './fontMetrics.json' with { type: 'json' };

type Metrics = (typeof metrics)['Vitrina Inter'];
type Script = 'latin' | 'space' | 'cyrillic';
type Weight = 'regular' | 'bold';

const metricsOf: Readonly<Record<string, Metrics>> = metrics;

/** The visitor's own fonts by the names that systems give them; all of them are equally wide. */
const localNames: Readonly<Record<'sans-serif' | 'serif', Readonly<Record<Weight, string[]>>>> = {
  'sans-serif': {
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
  },
  serif: {
    regular: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Times'],
    bold: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Times Bold'],
  },
};

const weights: Readonly<Record<Weight, string>> = { regular: '1 500', bold: '501 1000' };
/** The Latin face has all other characters. */
const ranges: Readonly<Partial<Record<Script, string>>> = {
  space: 'U+0020,U+00A0',
  cyrillic: 'U+0301,U+0400-052F,U+1C80-1C8A,U+2DE0-2DFF,U+A640-A69F',
};

const toPercent = (ratio: number) => `${Math.round(ratio * 10_000) / 100}%`;

/**
 * Returns the fonts of the visitor that have the room of a bundled font while it loads, so that nothing moves when it
 * arrives. A later one precedes an earlier one.
 */
export function fallbackFacesOf(family: string, faces: readonly BundledFace[]): StreamFallbackFont[] {
  const found = metricsOf[family];
  const generic = bundledFonts[family]?.generic;
  if (!found || !generic) return [];
  const hasCyrillic = faces.some(({ subset }) => subset.startsWith('cyrillic'));
  const scripts: Script[] = hasCyrillic ? ['latin', 'space', 'cyrillic'] : ['latin', 'space'];
  return scripts.flatMap((script) =>
    (['regular', 'bold'] as const).map((weight) => {
      const ratio = found[script][weight];
      const unicodeRange = ranges[script];
      return {
        family: fallbackFamily(family),
        weight: weights[weight],
        local: localNames[generic][weight],
        sizeAdjust: toPercent(ratio),
        ascentOverride: toPercent(found.ascent / ratio),
        descentOverride: toPercent(found.descent / ratio),
        ...(unicodeRange !== undefined && { unicodeRange }),
      };
    }),
  );
}
