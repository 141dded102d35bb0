export { AssetsDialog, type AssetsDialogProps } from './AssetsDialog.tsx';
