import type { DemoBrand } from './brand.ts';
import { halden } from './halden.ts';
import { korva } from './korva.ts';
import { listvyanka } from './listvyanka.ts';
import { ornelle } from './ornelle.ts';

/** The fictional brands of the demo that have kits of their own. */
export const demoBrands: readonly DemoBrand[] = [listvyanka, korva, ornelle, halden];
