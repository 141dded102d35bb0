import { createRequire } from 'node:module';
import { reduce } from '../reduce.mjs';

const { default: undoable, ActionCreators } = createRequire(import.meta.url)('redux-undo');

export default {
  name: 'redux-undo',
  package: 'redux-undo',
  model: 'immutable snapshots, hand-written spread reducer',
  make(doc, { maxSteps }) {
    const reducer = undoable((state = doc, action) => (action.op ? reduce(state, action.op) : state), {
      limit: maxSteps,
    });
    let state = reducer(undefined, { type: '@@init' });
    return {
      apply(op) {
        state = reducer(state, { type: 'op', op });
      },
      undo() {
        state = reducer(state, ActionCreators.undo());
      },
      redo() {
        state = reducer(state, ActionCreators.redo());
      },
      toDocument: () => state.present,
    };
  },
};
