import Skeleton from '@mui/material/Skeleton';
import { StateView } from '@vitrina/ui-kit';
import { EditorStoreProvider } from '@vitrina/editor-ui/store';
import { useOpenedStore } from '@vitrina/editor-ui/work';

import { SimpleFrame } from './SimpleFrame.tsx';
import type { SimpleBuilderProps } from './simpleBuilderProps.ts';

/** Key of drafts of unsaved packages, separate from those of Builder Pro. */
const newDraftKey = 'new with a layout';

/** Simple builder: choose a layout, fill in its form next to a live view of the page, and publish. */
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
    <EditorStoreProvider store={opened.store}>
      <SimpleFrame {...props} drafts={opened.drafts} />
    </EditorStoreProvider>
  );
}
