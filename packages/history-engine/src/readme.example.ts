import {
  canRedo,
  emptyHistory,
  listSteps,
  recordChange,
  redo,
  undo,
  type History,
} from '@vitrina/history-engine';

/** Any change that you can take back: here, adding to a number. */
type Add = number;

let total = 0;
let history: History<Add> = emptyHistory;

function add(amount: Add): void {
  total += amount;
  history = recordChange(history, 'total', { change: amount, inverse: -amount, type: 'add', label: 'Add' });
}

add(2);
add(3); // within three seconds of the last one and of the same type: the same step

const back = undo(history, 'total');
if (back) {
  history = back.history;
  for (const change of back.changes) total += change;
}
export const totalAfterUndo = total;
export const isRedoOffered = canRedo(history, 'total');

const again = redo(history, 'total');
for (const change of again?.changes ?? []) total += change;
export const totalAfterRedo = total;
export const steps = listSteps(history, 'total');
