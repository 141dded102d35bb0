import type { MediaExtension } from '../mediaFormats.ts';
import type { Inspect, Inspected, MediaFile } from './inspected.ts';

async function loadInspection(extension: MediaExtension): Promise<Inspect> {
  switch (extension) {
    case 'glb':
      return (await import('./inspectModel.ts')).inspectModel;
    case 'usdz':
      return (await import('./inspectUsdz.ts')).inspectUsdz;
    case 'pdf':
      return (await import('./inspectDocument.ts')).inspectDocument;
    case 'vtt':
      return (await import('./inspectCaptions.ts')).inspectCaptions;
    default:
      return (await import('./inspectTracks.ts')).inspectTracks;
  }
}

/** Inspects a file by its format, inside a thread. */
export async function inspectMedia(file: MediaFile): Promise<Inspected> {
  const inspect = await loadInspection(file.extension);
  return inspect(file);
}
