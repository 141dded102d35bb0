// Not a peer: the floor. Mutates in place and keeps hand-written inverse operations; no merge window, no events.
import { mutate } from '../mutate.mjs';
import { siblingsOf, subtreeIds } from '../document.mjs';

function inverseOf(doc, op) {
  switch (op.type) {
    case 'update':
      return { ...op, value: doc.components[op.id].props[op.prop][op.size] };
    case 'add':
      return { type: 'remove', id: op.component.id };
    case 'remove': {
      const { parentId } = doc.components[op.id];
      const components = subtreeIds(doc, op.id).map((id) => doc.components[id]);
      return {
        type: 'restore',
        id: op.id,
        parentId,
        index: siblingsOf(doc, parentId).indexOf(op.id),
        components,
      };
    }
    case 'move': {
      const { parentId } = doc.components[op.id];
      return { type: 'move', id: op.id, parentId, index: siblingsOf(doc, parentId).indexOf(op.id) };
    }
  }
}

function run(doc, op) {
  if (op.type !== 'restore') return mutate(doc, op);
  for (const component of op.components) doc.components[component.id] = component;
  siblingsOf(doc, op.parentId).splice(op.index, 0, op.id);
}

export default {
  name: 'floor: in-place + inverse ops',
  package: null,
  model: 'mutable, change list',
  make(doc, { maxSteps }) {
    const steps = [];
    let position = 0;
    return {
      apply(op) {
        steps.length = position;
        steps.push({ op, inverse: inverseOf(doc, op) });
        run(doc, op);
        if (steps.length > maxSteps) steps.shift();
        position = steps.length;
      },
      undo() {
        run(doc, steps[--position].inverse);
      },
      redo() {
        run(doc, steps[position++].op);
      },
      toDocument: () => doc,
    };
  },
};
