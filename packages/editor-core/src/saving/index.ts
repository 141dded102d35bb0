export { joinTheirPage, type JoinOutcome } from './joinTheirPage.ts';
export { joinTheirData } from './rebaseDataOnTheirs.ts';
export { overwriteTheirs, replacePage, saveJoined, saveMerged, takeTheirs } from './resolveConflict.ts';
export { saveEpack } from './saveEpack.ts';
export { showValue } from './showValue.ts';
