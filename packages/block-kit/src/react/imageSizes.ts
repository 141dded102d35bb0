import { createContext, useContext } from 'react';

/**
 * The browser's own measurement if it supports `auto`, otherwise the page's width; no image is wider than the
 * page.
 */
const anySizes = 'auto, 100vw';

/** The `sizes` attribute of the images of the block around. */
export const ImageSizes = createContext(anySizes);

/** Returns the `sizes` attribute for an image of the block around, for a component inside a View. @public */
export function useImageSizes(): string {
  return useContext(ImageSizes);
}
