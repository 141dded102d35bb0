// Every contender of the editor bench: { id, label, package, ... } and one of
//   root       a Vite root in this folder, built by build.mjs into dist/<id>
//   app        a production build of ours with its bench bridge, by build.mjs into dist/<id>, with the server that answers it;
//              `adapter` is a script injected before the page's own
//
// The page must, for N = the query parameter n:
//   - render each of the N leaf blocks with data-bench-block="block-0" ... "block-<N-1>", even ones text, odd ones image,
//     four to a row and two to a column (page-model.js), in the document, its open shadow roots or same-origin iframes;
//   - set window.benchEditor = {
//       updateText(id, text), addText(columnId) -> id, remove(id), undo(), isSelected(id),
//       typing: { gesture: 'click' | 'dblclick', field: css selector of the text field | null when edited in place } }
//     where columns are called row-<r>-column-<c>, and addText puts a text first in that column.
import { fileURLToPath } from 'node:url';

export const contenders = [
  { id: 'plain', label: 'floor: plain DOM', package: null, root: 'plain' },
  {
    id: 'vitrina',
    label: 'ours',
    package: null,
    app: 'apps/editor',
    adapter: fileURLToPath(new URL('vitrina/adapter.js', import.meta.url)),
  },
  { id: 'puck', label: 'Puck', package: '@puckeditor/core', root: 'puck' },
  { id: 'craft', label: 'Craft.js', package: '@craftjs/core', root: 'craft' },
  { id: 'grapes', label: 'GrapesJS', package: 'grapesjs', root: 'grapes' },
];
