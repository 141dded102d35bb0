export { listReplaceOptions, listWrapOptions } from './listOptions.ts';
export { replaceBlock, unwrapSelected, wrapSelected } from './wrapEdits.ts';
