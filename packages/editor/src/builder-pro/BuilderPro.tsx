import { preload, afterFirstPaint } from '@vitrina/ui-kit';
import { useEffect } from 'react';
import { untilResting, viewActions } from '@vitrina/editor-core/store';
import { EditorStoreProvider } from '@vitrina/editor-ui/store';
import { OpeningState, useOpenedStore } from '@vitrina/editor-ui/work';

import { EditorFrame } from './EditorFrame.tsx';
import type { BuilderProProps } from './builderProProps.ts';

/** Renders the editor of a package: data, pages, data sources, saving and publishing. */
export function BuilderPro(props: BuilderProProps) {
  const opened = useOpenedStore(props);
  const { onOpened, startsWithReview = false } = props;
  useEffect(() => {
    if (opened.store) onOpened?.(opened.store);
  }, [opened.store, onOpened]);
  const { store } = opened;
  useEffect(() => {
    if (store && startsWithReview) store.dispatch(viewActions.reviewOpened());
  }, [store, startsWithReview]);
  useEffect(() => {
    if (store) void afterFirstPaint().then(() => preload(() => untilResting(store)));
  }, [store]);
  if (opened.store === undefined) {
    return <OpeningState error={opened.error} onRetry={opened.retry} onBack={props.onBack} />;
  }
  return (
    <EditorStoreProvider store={opened.store}>
      <EditorFrame {...props} drafts={opened.drafts} />
    </EditorStoreProvider>
  );
}
