import type { SectionDesign } from '../building/sectionDesign.ts';
import { benefits } from './benefits.ts';
import { comparing } from './comparing.ts';
import { ends } from './ends.ts';
import { explaining } from './explaining.ts';
import { heroes } from './heroes.ts';
import { showing } from './showing.ts';
import { stories } from './stories.ts';
import { trust } from './trust.ts';

const all = [
  ...heroes,
  ...benefits,
  ...stories,
  ...showing,
  ...explaining,
  ...comparing,
  ...trust,
  ...ends,
] as const;

/** Key of a section design. */
export type SectionKey = (typeof all)[number]['key'];

/** All section designs, in display order. */
export const sectionDesigns: readonly SectionDesign<SectionKey>[] = all;

/** Returns a section design by its key. */
export function findSection(key: SectionKey): SectionDesign<SectionKey> {
  const design = sectionDesigns.find((each) => each.key === key);
  if (design === undefined) throw new Error(`There is no section design ${key}`);
  return design;
}
