import {
  canMakeDynamic,
  canRemoveDynamic,
  makeActiveDynamic,
  removeActiveDynamic,
} from '../dynamic-data/dynamicEdits.ts';
import type { Command } from './command.ts';

/** Commands that repeat a component for every record of a data source, or undo that. */
export const dynamicCommands: readonly Command[] = [
  {
    id: 'makeDynamic',
    labelId: 'builder.command.makeDynamic',
    group: 'block',
    canRun: canMakeDynamic,
    run({ store, announce, refuse }) {
      const refusal = store.dispatch(makeActiveDynamic());
      if (refusal) refuse(refusal);
      else announce({ id: 'builder.announce.madeDynamic' });
    },
  },
  {
    id: 'removeDynamic',
    labelId: 'builder.command.removeDynamic',
    group: 'block',
    canRun: canRemoveDynamic,
    run({ store, announce, refuse }) {
      const refusal = store.dispatch(removeActiveDynamic());
      if (refusal) refuse(refusal);
      else announce({ id: 'builder.announce.madeStatic' });
    },
  },
];
