export { DialogBoundary } from './DialogBoundary.tsx';
export { NameDialog } from './NameDialog.tsx';
export { SearchDialog, type SearchOptionProps } from './SearchDialog.tsx';
export { SearchOption } from './SearchOption.tsx';
