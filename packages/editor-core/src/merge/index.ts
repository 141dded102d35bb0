export { compareSides, type Difference, isSame, type Side } from './compareSides.ts';
export type { DataOverlap } from './joinData.ts';
export { planMerge } from './planMerge.ts';
