// Components are Y.Maps in a Y.Map, props one flat Y.Map per component (`prop|size`), child lists Y.Arrays.
// A move is delete + insert, as Y.Array has no move. UndoManager has no step cap.
import * as Y from 'yjs';

function toShared(component) {
  const shared = new Y.Map();
  const props = new Y.Map();
  for (const [prop, sizes] of Object.entries(component.props)) {
    for (const [size, value] of Object.entries(sizes)) props.set(`${prop}|${size}`, value);
  }
  for (const key of ['id', 'parentId', 'componentKey', 'name']) shared.set(key, component[key]);
  shared.set('children', Y.Array.from(component.children));
  shared.set('props', props);
  return shared;
}

function toPlain(shared) {
  const component = shared.toJSON();
  const props = {};
  for (const [key, value] of Object.entries(component.props)) {
    const [prop, size] = key.split('|');
    (props[prop] ??= {})[size] = value;
  }
  return { ...component, props };
}

function indexIn(list, id) {
  let index = 0;
  for (const other of list) {
    if (other === id) return index;
    index++;
  }
  return -1;
}

export default {
  name: 'yjs UndoManager',
  package: 'yjs',
  model: 'CRDT, mutable shared types',
  make(doc) {
    const shared = new Y.Doc();
    const components = shared.getMap('components');
    const root = shared.getArray('root');
    shared.transact(() => {
      for (const component of Object.values(doc.components))
        components.set(String(component.id), toShared(component));
      root.insert(0, doc.root);
    });
    const undoManager = new Y.UndoManager([components, root], { captureTimeout: 0 });
    const component = (id) => components.get(String(id));
    const siblings = (parentId) => (parentId ? component(parentId).get('children') : root);
    const detach = (id) => {
      const list = siblings(component(id).get('parentId'));
      list.delete(indexIn(list, id), 1);
    };
    const removeTree = (id) => {
      for (const child of component(id).get('children')) removeTree(child);
      components.delete(String(id));
    };
    const operations = {
      update: (op) => component(op.id).get('props').set(`${op.prop}|${op.size}`, op.value),
      add(op) {
        components.set(String(op.component.id), toShared(op.component));
        siblings(op.parentId).insert(op.index, [op.component.id]);
      },
      remove(op) {
        detach(op.id);
        removeTree(op.id);
      },
      move(op) {
        detach(op.id);
        siblings(op.parentId).insert(op.index, [op.id]);
        component(op.id).set('parentId', op.parentId);
      },
    };
    return {
      apply: (op) => shared.transact(() => operations[op.type](op)),
      undo: () => undoManager.undo(),
      redo: () => undoManager.redo(),
      toDocument() {
        const plain = { root: root.toJSON(), components: {} };
        for (const [id, value] of components.entries()) plain.components[id] = toPlain(value);
        return plain;
      },
    };
  },
};
