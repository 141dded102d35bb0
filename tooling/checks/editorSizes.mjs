// Measures the files the editor loads before it shows a page.
import { builtApp } from './builtApp.mjs';

const KiB = 1024;
/** Leaves room for the messages, controls and library sections a page needs; see the sizes in README. */
const maxBytes = 426 * KiB;

/** The larger of the languages; a user loads only one. */
const parts = ['index.html', 'src/startEditor.tsx', 'src/messages/ru.json?catalog', 'src/EditorRoute.tsx'];

/**
 * Returns the sizes to report: `[what, bytes, maxBytes]` each.
 *
 * @param sizeOf - returns the size of a file's content as a server sends it
 */
export function editorSizes(sizeOf) {
  const { filesOf, bytesOf } = builtApp('apps/editor/dist', sizeOf);
  return [['editor: before a page shows', bytesOf(filesOf(parts)), maxBytes]];
}
