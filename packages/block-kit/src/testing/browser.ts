export { accessibilityProblems } from './accessibilityProblems.ts';
export { type BrowserCheck, browserChecks, type BrowserChecksOptions } from './browserChecks.ts';
export { type LayoutShiftWatch, watchLayoutShift } from './layoutShift.ts';
