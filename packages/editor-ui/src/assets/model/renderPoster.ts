import type { ModelViewerElement } from './loadViewer.ts';

/** Size of a block on the page, in CSS pixels. */
export interface BannerSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Twice the banner's size is sharp on phones too. */
const pixelsPerPixel = 2;
const maxEdgePx = 4096;
/** The viewer draws a new size within a few frames. */
const maxFrames = 120;

/** Returns the size of a poster, in pixels: twice the banner's, unless that is too large for an image. */
export function posterSize({ widthPx, heightPx }: BannerSize): BannerSize {
  const scale = Math.min(pixelsPerPixel, maxEdgePx / Math.max(widthPx, heightPx));
  return { widthPx: Math.round(widthPx * scale), heightPx: Math.round(heightPx * scale) };
}

/**
 * Renders the view of the moment as an image with a transparent background, in the banner's proportions. Until
 * then the viewer has the size of the poster. Browsers without WebP make a PNG.
 *
 * @throws Error if the viewer does not draw
 */
export async function renderPoster(viewer: ModelViewerElement, banner: BannerSize): Promise<File> {
  const size = posterSize(banner);
  return withSize(viewer, size, async () => {
    viewer.jumpCameraToGoal();
    const blob = await captureAt(viewer, size);
    return new File([blob], `poster.${blob.type === 'image/webp' ? 'webp' : 'png'}`, { type: blob.type });
  });
}

/** Gives a viewer a size in pixels while something is done. */
export async function withSize<Result>(
  { style }: ModelViewerElement,
  { widthPx, heightPx }: BannerSize,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = style.cssText;
  const toCssPx = (px: number) => `${px / window.devicePixelRatio}px`;
  Object.assign(style, { position: 'absolute', width: toCssPx(widthPx), height: toCssPx(heightPx) });
  try {
    return await work();
  } finally {
    style.cssText = before;
  }
}

/** Waits until the viewer draws at a size, and returns that frame. */
export async function captureAt(viewer: ModelViewerElement, { widthPx }: BannerSize): Promise<Blob> {
  for (let frame = 0; frame < maxFrames; frame++) {
    await new Promise(requestAnimationFrame);
    // The viewer draws what it is told in one frame, and shows it in the next.
    await new Promise(requestAnimationFrame);
    const blob = await viewer.toBlob({ mimeType: 'image/webp', qualityArgument: 0.92 });
    const picture = await createImageBitmap(blob);
    const isDrawn = Math.abs(picture.width - widthPx) <= pixelsPerPixel;
    picture.close();
    if (isDrawn) return blob;
  }
  throw new Error('The viewer did not draw the poster');
}
