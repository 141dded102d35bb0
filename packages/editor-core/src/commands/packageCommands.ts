import { ozonTemplate, pageKey } from '@vitrina/epack-model';

import { saveEpack } from '../saving/saveEpack.ts';
import { getActivePage, isUnsaved } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import type { Command } from './command.ts';

/** Commands for the whole package. */
export const packageCommands: readonly Command[] = [
  {
    id: 'save',
    labelId: 'builder.command.save',
    group: 'package',
    hotkeys: ['Mod+S'],
    worksWhileTyping: true,
    canRun: ({ document, saving }) =>
      saving.status !== 'saving' && (document.epackId === undefined || isUnsaved(document)),
    run: ({ store }) => void store.dispatch(saveEpack()),
  },
  {
    id: 'publish',
    labelId: 'builder.command.publish',
    group: 'package',
    canRun: ({ saving }) => saving.status !== 'saving',
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('publish')),
  },
  {
    id: 'review',
    labelId: 'builder.command.review',
    group: 'package',
    canRun: ({ document }) => document.epackId !== undefined,
    run: ({ store }) => store.dispatch(viewActions.reviewOpened()),
  },
  {
    id: 'writeTexts',
    labelId: 'builder.command.writeTexts',
    group: 'package',
    canRun: ({ document }) => document.recordFacts !== null,
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('textProposals')),
  },
  {
    id: 'assets',
    labelId: 'builder.command.assets',
    group: 'package',
    canRun: () => true,
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('assets')),
  },
  {
    id: 'versions',
    labelId: 'builder.command.versions',
    group: 'package',
    canRun: ({ document }) => document.revisions[pageKey(document.active)] !== undefined,
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('versions')),
  },
  {
    id: 'preview',
    labelId: 'builder.command.preview',
    group: 'package',
    hotkeys: ['Mod+Shift+P'],
    canRun: ({ document }) => document.epackId !== undefined,
    run: ({ openPreview }) => openPreview(),
  },
  {
    id: 'sharePreview',
    labelId: 'builder.command.sharePreview',
    group: 'package',
    canRun: ({ document }) => document.epackId !== undefined,
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('previewLinks')),
  },
  {
    id: 'shopperView',
    labelId: 'builder.command.shopperView',
    group: 'package',
    canRun: ({ document }) => document.epackId !== undefined,
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('shopperView')),
  },
  {
    id: 'download',
    labelId: 'builder.command.download',
    group: 'package',
    canRun: ({ document }) => document.epackId !== undefined,
    run: ({ download }) => download(),
  },
  {
    id: 'exportMarketplace',
    labelId: 'builder.command.exportMarketplace',
    group: 'package',
    canRun: (state) => state.saving.status !== 'saving' && getActivePage(state) !== undefined,
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('exportMarketplace')),
  },
  {
    id: 'importOzon',
    labelId: 'builder.command.importOzon',
    group: 'package',
    canRun: (state) => state.document.active.template === ozonTemplate && getActivePage(state) !== undefined,
    run: ({ store }) => store.dispatch(viewActions.dialogOpened('importOzon')),
  },
];
