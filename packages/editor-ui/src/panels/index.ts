export { BesidePage } from './BesidePage.tsx';
export { Fold } from './Fold.tsx';
export { useKeptText } from './useKeptText.ts';
