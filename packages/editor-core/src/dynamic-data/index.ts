export { listProvidedFields } from './dynamicEdits.ts';
export { fitSeries } from './fitSeries.ts';
