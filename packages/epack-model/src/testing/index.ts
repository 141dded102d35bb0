export {
  changeFor,
  draftArbitrary,
  intentArbitrary,
  pageArbitrary,
  valueArbitrary,
  type Intent,
} from './arbitraries.ts';
export { damagedWireArbitrary, wireArbitrary } from './damage.ts';
export { expectChange } from './expectChange.ts';
export { block, column, feature, image, page, row, text, type DesktopValues } from './pageExpressions.ts';
export { canonicalJson, findStructureFaults, samePage } from './samePage.ts';
export { testRules } from './testRules.ts';
