export { AssetsDialog, type AssetsDialogProps } from './AssetsDialog.tsx';
export { LazyAssetsDialog } from './LazyAssetsDialog.ts';
