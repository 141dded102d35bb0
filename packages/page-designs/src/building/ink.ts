import { kitColor } from '@vitrina/block-kit';

import type { Ground } from './sectionDesign.ts';

/** Colors of the texts and lines on a ground. */
export interface Ink {
  readonly ground: string;
  readonly text: string;
  readonly muted: string;
  /** Color of figures and small marks. */
  readonly mark: string;
  /** Colors of a button. */
  readonly button: { readonly color: string; readonly backgroundColor: string };
}

const inks: Readonly<Record<Ground, Ink>> = {
  surface: {
    ground: kitColor('surface'),
    text: kitColor('text'),
    muted: kitColor('muted'),
    mark: kitColor('accent'),
    button: { color: kitColor('onAccent'), backgroundColor: kitColor('accent') },
  },
  contrast: {
    ground: kitColor('contrast'),
    text: kitColor('onContrast'),
    muted: kitColor('onContrast'),
    mark: kitColor('onContrast'),
    button: { color: kitColor('contrast'), backgroundColor: kitColor('onContrast') },
  },
  accent: {
    ground: kitColor('accent'),
    text: kitColor('onAccent'),
    muted: kitColor('onAccent'),
    mark: kitColor('onAccent'),
    button: { color: kitColor('accent'), backgroundColor: kitColor('onAccent') },
  },
};

/** Returns the colors to use on a ground. */
export function inkOn(ground: Ground): Ink {
  return inks[ground];
}
