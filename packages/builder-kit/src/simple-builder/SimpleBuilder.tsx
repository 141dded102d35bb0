import Skeleton from '@mui/material/Skeleton';
import type { Catalogue } from '@vitrina/block-catalogue';
import type { Views } from '@vitrina/block-kit/react';
import { StateView } from '@vitrina/ui-kit';

import { useOpenedStore } from '../editor/useOpenedStore.ts';
import { BuilderStoreProvider } from '../store/BuilderStoreProvider.tsx';
import { SimpleFrame } from './SimpleFrame.tsx';

/** Props of {@link SimpleBuilder}. */
export interface SimpleBuilderProps {
  /** The package to edit; undefined for a new one. Once a new one is saved, pass its id: what is on the screen stays. */
  readonly epackId: string | undefined;
  readonly catalogue: Catalogue;
  readonly views: Views;
  /** Where the API and its files are; empty for the page's own origin. */
  readonly apiBaseUrl: string;
  /** Where Builder Pro opens a package. */
  readonly proUrl: (epackId: string) => string;
  /** A new package was saved for the first time. */
  readonly onCreated: (epackId: string) => void;
}

/** The drafts of packages that were never saved, apart from Builder Pro's. */
const newDraftKey = 'new with a layout';

/** The simple builder: choose a layout, fill in its form, see the page beside it, publish. */
export function SimpleBuilder(props: SimpleBuilderProps) {
  const { epackId, catalogue } = props;
  const opened = useOpenedStore({ epackId, newType: 'minisite', catalogue, newDraftKey });
  if (opened.store === undefined) {
    const { error, retry } = opened;
    return (
      <StateView
        state={
          error === undefined
            ? { kind: 'loading', skeleton: <Skeleton variant="rounded" height={400} /> }
            : { kind: 'error', error, onRetry: retry }
        }
      />
    );
  }
  return (
    <BuilderStoreProvider store={opened.store}>
      <SimpleFrame {...props} drafts={opened.drafts} />
    </BuilderStoreProvider>
  );
}
