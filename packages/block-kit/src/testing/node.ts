export { type BlockCheck, blockChecks, type BlockChecksOptions } from './blockChecks.ts';
export { htmlProblems } from './htmlProblems.ts';
