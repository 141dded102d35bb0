// What the editor loads before it shows a page.
import { builtApp } from './builtApp.mjs';

const KiB = 1024;
/** The aim is 300 KiB. */
const maxBytes = 355 * KiB;

/**
 * The sizes to report: `[what, bytes, maxBytes]` each.
 *
 * @param sizeOf - the size of a file's content as a server sends it
 */
export function editorSizes(sizeOf) {
  const { filesOf, bytesOf } = builtApp('apps/editor/dist', sizeOf);
  return [['editor: before a page shows', bytesOf(filesOf(['index.html', 'src/EditorRoute.tsx'])), maxBytes]];
}
