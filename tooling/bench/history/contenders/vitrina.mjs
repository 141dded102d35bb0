// Ours: an immutable page of @vitrina/epack-model, every change recorded by @vitrina/history-engine. No
// shortcuts: each operation runs applyPageChange and recordChange as in the editor, one step per operation.
import { applyPageChange, emptyPage, getChildIds, rootId, walkPage } from '@vitrina/epack-model';
import { emptyHistory, recordChange, redo, undo } from '@vitrina/history-engine';

const key = 'ru!$&master_template!$&index.html';

function toComponent({ id, parentId, componentKey, name, props }) {
  const own = {};
  for (const [prop, value] of Object.entries(props)) own[prop] = { name: prop, value };
  return { id, parentId, name, displayName: componentKey, componentKey, type: 'component', props: own };
}

function toBenchComponent(page, { id, parentId, componentKey, name, props }) {
  const own = Object.fromEntries(Object.entries(props).map(([prop, { value }]) => [prop, value]));
  return { id, parentId, componentKey, name, children: [...getChildIds(page, id)], props: own };
}

function toPage(doc) {
  const components = Object.values(doc.components).map(toComponent);
  return applyPageChange(emptyPage, { type: 'addComponents', parentId: rootId, index: 0, components }).page;
}

// The bench passes the same operations repeatedly. Every other contender gets components in its own form, so
// ours are converted once.
const componentsOfOps = new WeakMap();
function componentOf(op) {
  let component = componentsOfOps.get(op);
  if (!component) componentsOfOps.set(op, (component = toComponent(op.component)));
  return component;
}

function toChange(op) {
  switch (op.type) {
    case 'update':
      return { type: 'updateProperty', id: op.id, name: op.prop, size: op.size, value: op.value };
    case 'add':
      return { type: 'addComponents', parentId: op.parentId, index: op.index, components: [componentOf(op)] };
    case 'remove':
      return { type: 'removeComponent', id: op.id };
    default:
      return { type: 'moveComponent', id: op.id, parentId: op.parentId, index: op.index };
  }
}

export default {
  name: 'ours: epack-model + history-engine',
  package: null,
  model: 'immutable page in chunks, invertible changes',
  make(doc, { maxSteps }) {
    const options = { maxSteps, mergeWithinMs: 0 };
    let page = toPage(doc);
    let history = emptyHistory;
    const run = (move) => {
      for (const change of move.changes) page = applyPageChange(page, change).page;
      history = move.history;
    };
    return {
      apply(op) {
        const change = toChange(op);
        const applied = applyPageChange(page, change);
        page = applied.page;
        history = recordChange(
          history,
          key,
          { change, inverse: applied.inverse, type: change.type },
          options,
        );
      },
      undo: () => run(undo(history, key)),
      redo: () => run(redo(history, key)),
      toDocument: () => ({
        root: [...getChildIds(page, rootId)],
        components: Object.fromEntries(
          [...walkPage(page)].map((one) => [one.id, toBenchComponent(page, one)]),
        ),
      }),
    };
  },
};
