import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { FormattedMessage, StateView } from '@vitrina/ui-kit';
import { prepareToPublish } from '@vitrina/editor-core/publishing';
import { isUnsaved } from '@vitrina/editor-core/store';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorStore, useEditorState } from '@vitrina/editor-ui/store';
import { PublishContent } from '@vitrina/editor/publishing';

import type { Layout } from '../layouts/layout.ts';
import { useLayoutPages } from './useLayoutPages.ts';
import { usePublishProblems } from './usePublishProblems.ts';

interface PublishStepProps {
  readonly layout: Layout;
  /** Returns to the form. */
  readonly onFill: () => void;
}

/** Shows missing values, the places to publish to, and the result of publishing. */
export function PublishStep({ layout, onFill }: PublishStepProps) {
  const name = useEditorState((state) => state.document.epack.manifest.productData.productName);
  const { areLoaded, error, retry } = useLayoutPages(layout);
  return (
    <Paper variant="outlined" component="section" aria-labelledby="simple-builder-publish" sx={paperStyle}>
      <Box sx={{ px: 6, pt: 5, pb: 3 }}>
        <Typography id="simple-builder-publish" variant="h2">
          <FormattedMessage id="builder.publish.title" values={{ name }} />
        </Typography>
      </Box>
      {areLoaded ? (
        <PublishChecked layout={layout} name={name} onFill={onFill} />
      ) : (
        <Box sx={{ px: 6, pb: 5 }}>
          {error === undefined ? (
            <Skeleton variant="rounded" height={160} />
          ) : (
            <StateView state={{ kind: 'error', error, onRetry: retry }} />
          )}
        </Box>
      )}
    </Paper>
  );
}

/** Renders the publish content after the page has loaded in all its languages. */
function PublishChecked({ layout, name, onFill }: PublishStepProps & { readonly name: string }) {
  const store = useEditorStore();
  const { previewUrl } = useEditor();
  const epackId = useEditorState((state) => state.document.epackId);
  const unsaved = useEditorState(
    (state) => state.document.epackId === undefined || isUnsaved(state.document),
  );
  const problems = usePublishProblems(layout, onFill);
  return (
    <PublishContent
      name={name}
      epackId={epackId}
      catalogue={store.services.catalogue}
      problems={problems}
      prepare={() => prepareToPublish(store)}
      uploads={store.uploads}
      savesFirst={unsaved}
      previewUrl={epackId === undefined ? undefined : previewUrl(epackId)}
      onClose={onFill}
    />
  );
}

const paperStyle = { maxWidth: 720, mx: 'auto', minWidth: 0 } as const;
