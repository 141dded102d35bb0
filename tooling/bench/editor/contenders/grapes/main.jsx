import { grapesjs } from 'grapesjs';
import 'grapesjs/dist/css/grapes.min.css';
import pageStyle from '../../page.css?inline';
import { blockCount, makePage } from '../../page-model.js';

const block = ({ id, kind, text, src }) =>
  kind === 'Text'
    ? {
        type: 'text',
        tagName: 'p',
        classes: ['bench-text'],
        attributes: { id, 'data-bench-block': id },
        components: text,
      }
    : { type: 'image', classes: ['bench-image'], attributes: { id, 'data-bench-block': id, src } };

const editor = grapesjs.init({
  container: '#app',
  height: '100vh',
  storageManager: false,
  telemetry: false,
  cssIcons: '', // its default is a stylesheet on a public CDN
  style: pageStyle,
  components: makePage(blockCount()).map((row) => ({
    tagName: 'div',
    classes: ['bench-row'],
    attributes: { id: row.id },
    components: row.columns.map((column) => ({
      tagName: 'div',
      classes: ['bench-column'],
      attributes: { id: column.id },
      components: column.items.map(block),
    })),
  })),
});

const byId = (id) => editor.Components.getById(id);
let nextId = 0;

window.benchEditor = {
  typing: { gesture: 'dblclick', field: null }, // edits in place, in the canvas
  updateText: (id, text) => byId(id).components(text),
  addText(columnId) {
    const id = `added-${nextId++}`;
    byId(columnId).append(block({ id, kind: 'Text', text: 'New text' }), { at: 0 });
    return id;
  },
  remove: (id) => byId(id).remove(),
  undo: () => editor.UndoManager.undo(),
  isSelected: (id) => editor.getSelected()?.getId() === id,
};
