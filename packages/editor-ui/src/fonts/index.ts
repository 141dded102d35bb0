export { usePackageFonts } from './useFontFaces.ts';
