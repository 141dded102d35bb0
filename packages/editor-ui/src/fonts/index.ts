export { useFontFaces } from './useFontFaces.ts';
