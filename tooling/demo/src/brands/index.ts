import type { DemoBrand } from './brand.ts';
import { halden } from './halden/index.ts';
import lampTexts from './halden/lamp.ar.json' with { type: 'json' };
import { korva } from './korva/index.ts';
import { listvyanka } from './listvyanka/index.ts';
import { ornelle } from './ornelle/index.ts';

/** The fictional brands of the demo that have kits of their own. */
export const demoBrands: readonly DemoBrand[] = [listvyanka, korva, ornelle, halden];

/** Arabic texts by their English ones. */
export const arabicTexts: Readonly<Record<string, string>> = lampTexts;
