export {
  findIgnoredProblems,
  findProblems,
  type FoundProblem,
  isWrongEan,
  type ProblemTarget,
} from './findProblems.ts';
export { fixProblems } from './fixProblems.ts';
export { goToProblem } from './goToProblem.ts';
export { takeRecord } from './takeRecord.ts';
export { takeIgnored } from './takeIgnored.ts';
export { takeRules } from './takeRules.ts';
export { mvideoTarget, setMvideo } from './mvideoEdits.ts';
export { listEmptySettings, type MvideoField, mvideoImages, mvideoTexts } from './mvideoFields.ts';
