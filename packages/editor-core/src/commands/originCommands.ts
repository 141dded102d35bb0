import { defaultTemplate, listLocales } from '@vitrina/epack-model';

import { viewActions } from '../store/viewSlice.ts';
import type { Command } from './command.ts';

/** Commands for pages copied from another locale or template. */
export const originCommands: readonly Command[] = [
  {
    id: 'translate',
    labelId: 'builder.command.translate',
    group: 'view',
    canRun: ({ document, view }) => view.tab === 'editor' && listLocales(document.epack).length > 1,
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('translation')),
  },
  {
    id: 'linkedCopy',
    labelId: 'builder.command.linkedCopy',
    group: 'view',
    canRun: ({ document, view }) =>
      view.tab === 'editor' &&
      (document.active.template !== defaultTemplate || listLocales(document.epack).length > 1),
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('linkedCopy')),
  },
];
