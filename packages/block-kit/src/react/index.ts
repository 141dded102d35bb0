export { languageName, languageTag } from '@vitrina/epack-model';

export {
  BlockTree,
  type BlockTreeProps,
  type IsolationProps,
  type TreeNode,
  type TreeSource,
} from './BlockTree.tsx';
export { renderRichText, RichTextContent } from './RichTextContent.tsx';
export type { ExtraRootAttributes, RootAttributes, View, ViewProps, Views, ViewValues } from './view.ts';
export { type SizeRange, sizeRanges } from './sizeRanges.ts';
