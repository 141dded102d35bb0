export { findIgnoredProblems, findProblems, isWrongEan } from './findProblems.ts';
export type { FoundProblem, ProblemTarget } from './problem.ts';
export { fixProblems } from './fixProblems.ts';
export { goToProblem } from './goToProblem.ts';
export { takeRecord } from './takeRecord.ts';
export { takeIgnored } from './takeIgnored.ts';
export { takeRules } from './takeRules.ts';
export { mvideoTarget, setMvideo } from './mvideoEdits.ts';
export { listEmptySettings, type MvideoField, mvideoImages, mvideoTexts } from './mvideoFields.ts';
