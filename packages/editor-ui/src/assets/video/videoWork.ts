import { guessKind } from '@vitrina/editor-core/assets';
import type { UploadWork } from '@vitrina/editor-core/store';
import { loadWithin } from '@vitrina/ui-kit';

/** Loads the tools for videos, which are too large for the editor's first load. */
export const loadVideoTools = () => loadWithin(() => import('./videoTools.ts'));

/** Converts videos that shoppers' browsers can't play or that are too large, and gives them posters. */
export const videoWork: UploadWork = {
  async prepare(file, options) {
    if (!isVideo(file)) return file;
    const { prepareVideo } = await loadVideoTools();
    return prepareVideo(file, options);
  },
  async makePoster(file, signal) {
    const { makePoster } = await loadVideoTools();
    return makePoster(file, signal);
  },
};

function isVideo(file: File): boolean {
  return guessKind(file) === 'video' || file.type.startsWith('video/');
}
