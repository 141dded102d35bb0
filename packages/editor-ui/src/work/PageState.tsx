import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ApiError } from '@vitrina/api-client';
import { StateView } from '@vitrina/ui-kit';
import { openPage } from '@vitrina/editor-core/loading';
import { getActiveKey } from '@vitrina/editor-core/store';

import { useEditorState, useBuilderDispatch } from '../store/hooks.ts';

/** Shown instead of a page that is loading or failed to load. */
export function PageState() {
  const dispatch = useBuilderDispatch();
  const active = useEditorState((state) => state.document.active);
  const failure = useEditorState((state) =>
    state.view.failedPage?.key === getActiveKey(state) ? state.view.failedPage : undefined,
  );
  return (
    <Box sx={{ flex: 1, display: 'grid', placeItems: 'center', p: 6 }}>
      {failure === undefined ? (
        <StateView
          state={{
            kind: 'loading',
            skeleton: <Skeleton variant="rounded" width={720} height={480} sx={{ maxWidth: '100%' }} />,
          }}
        />
      ) : (
        <StateView
          state={{
            kind: 'error',
            error: new ApiError(0, { code: failure.code, message: failure.code }, failure.requestId),
            onRetry: () => void dispatch(openPage(active)),
          }}
        />
      )}
    </Box>
  );
}
