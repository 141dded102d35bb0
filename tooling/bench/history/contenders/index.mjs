// Every contender of the history bench. To add ours, write a module with the same default export and list it here,
// or pass its path on the command line: node history/run.mjs --with ../path/to/adapter.mjs
//
//   export default {
//     name, package, model,                        // label, npm name (for the version) or null, one line of how it works
//     make(doc, { maxSteps }) -> {                 // may take ownership of doc
//       apply(op), undo(), redo(),                 // one op = one undo step: switch any merge window off
//       toDocument()                               // canonical document (document.mjs); only used for checking
//     }
//   }
import { pathToFileURL } from 'node:url';

export const CONTENDERS = [
  'vitrina',
  'reference-inverse',
  'redux-undo',
  'zundo',
  'immer',
  'mutative',
  'travels',
  'travels-mutable',
  'yjs',
  'jsondiffpatch',
];

export async function loadContender(id) {
  const url = id.includes('/') ? pathToFileURL(id) : new URL(`./${id}.mjs`, import.meta.url);
  return (await import(url.href)).default;
}
