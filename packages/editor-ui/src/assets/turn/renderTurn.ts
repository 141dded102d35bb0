import type { ModelViewerElement } from '../model/loadViewer.ts';
import { formatOrbit } from '../model/orbitText.ts';
import { captureAt, withSize } from '../model/renderPoster.ts';
import { turnCamera } from '../model/surface.ts';
import { listTurnOrbits } from './turnOrbits.ts';
import { nameFrame } from './turnSizes.ts';
import type { TurnWork } from './turnWork.ts';

/** How a turn around a model is rendered. */
export interface TurnPlan {
  /** The name of the model's file. */
  readonly name: string;
  /** Frames of a row. */
  readonly frameCount: number;
  readonly rowCount: number;
  /** A CSS color; empty for a transparent background. */
  readonly background: string;
}

/** Edge of a frame; visitors see at most so many pixels. */
const framePx = 1100;

/**
 * Renders the frames of a turn around a model as square images, from the height and the distance of the view of the
 * moment, which the viewer shows again at the end. Browsers without WebP make PNG files.
 *
 * @param onFrame - called with each frame
 * @throws Error if the viewer does not draw
 */
export async function renderTurn(
  viewer: ModelViewerElement,
  { name, frameCount, rowCount, background }: TurnPlan,
  { signal, onProgress }: TurnWork,
  onFrame: (frame: File) => void,
): Promise<File[]> {
  const start = viewer.getCameraOrbit();
  const size = { widthPx: framePx, heightPx: framePx };
  const files: File[] = [];
  const render = async () => {
    for (const orbit of listTurnOrbits(start, frameCount, rowCount)) {
      signal.throwIfAborted();
      turnCamera(viewer, formatOrbit(orbit));
      await viewer.updateComplete;
      viewer.jumpCameraToGoal();
      const image = await paint(await captureAt(viewer, size), background);
      const extension = image.type === 'image/webp' ? 'webp' : 'png';
      const file = new File([image], nameFrame(name, files.length, extension), { type: image.type });
      files.push(file);
      onFrame(file);
      onProgress(files.length);
    }
    return files;
  };
  return withSize(viewer, size, render).finally(() => {
    turnCamera(viewer, formatOrbit(start));
    viewer.jumpCameraToGoal();
  });
}

/** Puts a color behind an image, at the exact size of a frame. */
async function paint(image: Blob, background: string): Promise<Blob> {
  const picture = await createImageBitmap(image);
  const canvas = new OffscreenCanvas(framePx, framePx);
  const context = canvas.getContext('2d');
  if (context && background) {
    context.fillStyle = background;
    context.fillRect(0, 0, framePx, framePx);
  }
  context?.drawImage(picture, 0, 0, framePx, framePx);
  picture.close();
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.92 });
}
