import type { ModelViewerElement } from './loadViewer.ts';

/**
 * Converts the model in view to USDZ, the format of AR on iPhone and iPad.
 *
 * @throws Error if there is no model, or if it can't be converted
 */
export async function renderUsdz(viewer: ModelViewerElement): Promise<File> {
  const address = await viewer.prepareUSDZ();
  if (address === '') throw new Error('The viewer has no model');
  try {
    const content = await (await fetch(address)).blob();
    return new File([content], 'model.usdz', { type: 'model/vnd.usdz+zip' });
  } finally {
    URL.revokeObjectURL(address);
  }
}
