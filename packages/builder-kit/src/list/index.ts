export { EpackListScreen, type EpackListScreenProps } from './EpackListScreen.tsx';
