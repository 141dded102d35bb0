// The four operations as a hand-written immutable reducer (object spread), for redux-undo and zundo.
import { subtreeIds } from './document.mjs';

const without = (list, item) => list.filter((other) => other !== item);
const inserted = (list, index, item) => [...list.slice(0, index), item, ...list.slice(index)];

function withSiblings(doc, parentId, change) {
  if (!parentId) return { ...doc, root: change(doc.root) };
  const parent = doc.components[parentId];
  return {
    ...doc,
    components: { ...doc.components, [parentId]: { ...parent, children: change(parent.children) } },
  };
}

function withComponent(doc, component) {
  return { ...doc, components: { ...doc.components, [component.id]: component } };
}

export function reduce(doc, op) {
  switch (op.type) {
    case 'update': {
      const component = doc.components[op.id];
      const value = { ...component.props[op.prop], [op.size]: op.value };
      return withComponent(doc, { ...component, props: { ...component.props, [op.prop]: value } });
    }
    case 'add':
      return withSiblings(withComponent(doc, op.component), op.parentId, (list) =>
        inserted(list, op.index, op.component.id),
      );
    case 'remove': {
      const next = withSiblings(doc, doc.components[op.id].parentId, (list) => without(list, op.id));
      const components = { ...next.components };
      for (const id of subtreeIds(doc, op.id)) delete components[id];
      return { ...next, components };
    }
    case 'move': {
      const component = doc.components[op.id];
      let next = withSiblings(doc, component.parentId, (list) => without(list, op.id));
      next = withSiblings(next, op.parentId, (list) => inserted(list, op.index, op.id));
      return component.parentId === op.parentId
        ? next
        : withComponent(next, { ...component, parentId: op.parentId });
    }
    default:
      return doc;
  }
}
