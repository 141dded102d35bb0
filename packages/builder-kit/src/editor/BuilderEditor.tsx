import type { Views } from '@vitrina/block-kit/react';
import type { Catalogue } from '@vitrina/block-catalogue';
import type { EpackType } from '@vitrina/epack-model';
import { loadScreensAhead, untilShown } from '@vitrina/ui-kit';
import { useEffect } from 'react';

import { BuilderStoreProvider } from '../store/BuilderStoreProvider.tsx';
import type { BuilderStore } from '../store/createBuilderStore.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { untilResting } from '../store/untilResting.ts';
import { OpeningState } from './OpeningState.tsx';
import { useOpenedStore } from './useOpenedStore.ts';

/** Props of {@link BuilderEditor}. */
export interface BuilderEditorProps {
  /** The package to edit; undefined for a new one. Once a new one is saved, pass its id: what is on the screen stays. */
  readonly epackId: string | undefined;
  /** What a new package is. */
  readonly newType: EpackType;
  readonly catalogue: Catalogue;
  readonly views: Views;
  /** Where the API and its files are; empty for the page's own origin. */
  readonly apiBaseUrl: string;
  /** A new package was saved for the first time. */
  readonly onCreated: (epackId: string) => void;
  /** The user wants back to the list. */
  readonly onBack: () => void;
  /** A package is open; its store lets programs edit it as the user does. */
  readonly onOpened?: ((store: BuilderStore) => void) | undefined;
}

/** The editor of a package: its data, its pages, its data sources, saving and publishing. */
export function BuilderEditor(props: BuilderEditorProps) {
  const opened = useOpenedStore(props);
  const { onOpened } = props;
  useEffect(() => {
    if (opened.store) onOpened?.(opened.store);
  }, [opened.store, onOpened]);
  const { store } = opened;
  useEffect(() => {
    if (store) void untilShown().then(() => loadScreensAhead(() => untilResting(store)));
  }, [store]);
  if (opened.store === undefined) {
    return <OpeningState error={opened.error} onRetry={opened.retry} onBack={props.onBack} />;
  }
  return (
    <BuilderStoreProvider store={opened.store}>
      <EditorFrame {...props} drafts={opened.drafts} />
    </BuilderStoreProvider>
  );
}
