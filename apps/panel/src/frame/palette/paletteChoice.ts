import type { ComponentType } from 'react';

/** The kinds of choices, in the order in which they are listed. */
export const choiceKinds = ['screens', 'packages', 'products', 'people', 'retailers'] as const;

/** Something to open from the palette. */
export interface PaletteChoice {
  kind: (typeof choiceKinds)[number];
  path: string;
  name: string;
  /** Tells it from others of its name: brand and codes, or the username. */
  detail?: string;
  Icon?: ComponentType;
}
