export { listReplaceOptions, listWrapOptions } from './listOptions.ts';
export { replaceBlock } from './replaceBlock.ts';
export { unwrapSelected, wrapSelected } from './wrapEdits.ts';
