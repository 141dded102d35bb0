export { EpackListScreen, type EpackListScreenProps } from './EpackListScreen.tsx';
export { useEpackColumns } from './useEpackColumns.tsx';
export { useEpackRowMenu } from './useEpackRowMenu.tsx';
