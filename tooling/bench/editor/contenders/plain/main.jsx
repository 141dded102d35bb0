// Not a peer: the floor. The same page in plain DOM, edited in place, with closures for undo. Shows what the machine,
// Chromium and the double-frame measurement cost on their own.
import '../../page.css';
import { blockCount, makePage } from '../../page-model.js';

function element(tag, className, properties = {}, children = []) {
  const node = Object.assign(document.createElement(tag), { className }, properties);
  node.append(...children);
  return node;
}

function block({ id, kind, text, src }) {
  const node =
    kind === 'Text'
      ? element('p', 'bench-text', { textContent: text, contentEditable: 'true' })
      : element('img', 'bench-image', { src, alt: '' });
  node.dataset.benchBlock = id;
  return node;
}

document.getElementById('app').append(
  ...makePage(blockCount()).map((row) =>
    element(
      'div',
      'bench-row',
      {},
      row.columns.map((column) => element('div', 'bench-column', { id: column.id }, column.items.map(block))),
    ),
  ),
);

const byId = (id) => document.querySelector(`[data-bench-block="${id}"]`);
const inverses = [];
let nextId = 0;
let selected = null;
document.addEventListener('click', ({ target }) => {
  if (selected) selected.style.outline = '';
  selected = target.closest('[data-bench-block]');
  if (selected) selected.style.outline = '2px solid #16c7dc';
});

window.benchEditor = {
  typing: { gesture: 'click', field: null },
  updateText(id, text) {
    const node = byId(id);
    const before = node.textContent;
    inverses.push(() => (node.textContent = before));
    node.textContent = text;
  },
  addText(columnId) {
    const node = block({ id: `added-${nextId++}`, kind: 'Text', text: 'New text' });
    inverses.push(() => node.remove());
    document.getElementById(columnId).prepend(node);
    return node.dataset.benchBlock;
  },
  remove(id) {
    const node = byId(id);
    const { parentNode, nextSibling } = node;
    inverses.push(() => parentNode.insertBefore(node, nextSibling));
    node.remove();
  },
  undo: () => inverses.pop()(),
  isSelected: (id) => selected?.dataset.benchBlock === id,
};
