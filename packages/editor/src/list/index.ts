export { EpackListScreen, type EpackListScreenProps } from './EpackListScreen.tsx';
export type { ReplacementTarget } from './replacements/ReplacementForm.tsx';
export { ReplacementScreen, type ReplacementScreenProps } from './replacements/ReplacementScreen.tsx';
export { useEpackColumns } from './useEpackColumns.tsx';
export { useEpackRowMenu } from './useEpackRowMenu.tsx';
