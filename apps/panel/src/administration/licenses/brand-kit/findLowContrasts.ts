import type { BrandKit, KitColorRole } from '@vitrina/block-kit';
import { contrastRatio, type Color } from '@vitrina/page-measure';

/** Two colors of a kit with too little contrast. */
interface LowContrast {
  readonly on: KitColorRole;
  readonly under: KitColorRole;
  /** From 1 to 21, with one decimal. */
  readonly ratio: number;
}

/** Pairs of text and ground. */
const pairs = [
  ['text', 'surface'],
  ['muted', 'surface'],
  ['onAccent', 'accent'],
  ['onContrast', 'contrast'],
] as const satisfies readonly (readonly [KitColorRole, KitColorRole])[];

/** The least contrast of text (WCAG 2.2, level AA). */
const leastRatio = 4.5;

/** Finds the texts of a kit that are hard to tell from their ground. Leaves out colors that are not complete. */
export function findLowContrasts(colors: BrandKit['colors']): readonly LowContrast[] {
  return pairs.flatMap(([on, under]) => {
    const [one, other] = [readHex(colors[on]), readHex(colors[under])];
    if (!one || !other) return [];
    const ratio = contrastRatio(one, other);
    return ratio < leastRatio ? [{ on, under, ratio: Math.floor(ratio * 10) / 10 }] : [];
  });
}

function readHex(text: string): Color | undefined {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16), 1];
}
