import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import Redo from '@mui/icons-material/RedoOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import { colors, FormattedMessage, lazyScreen } from '@vitrina/ui-kit';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { getCommand } from '@vitrina/editor-core/commands';
import { viewActions } from '@vitrina/editor-core/store';
import { CommandButton } from '@vitrina/editor-ui/editor';
import { useBuilderDispatch, useEditorState } from '@vitrina/editor-ui/store';
import { SaveState } from '@vitrina/editor-ui/work';

import { SectionSelects } from '../sections/SectionSelects.tsx';
import { PackageName } from './PackageName.tsx';
import { ReviewButton } from './ReviewButton.tsx';
import { SaveButton } from './SaveButton.tsx';

const ReviewPanel = lazyScreen(async () => (await import('../review/ReviewPanel.tsx')).ReviewPanel);
const TextEdits = lazyScreen(async () => (await import('../text-edits/TextEdits.tsx')).TextEdits);

const undo = getCommand('undo');
const redo = getCommand('redo');
const preview = getCommand('preview');

/**
 * Renders the editor for phones. Building pages needs more room, but viewing a package and correcting its
 * texts doesn't.
 */
export function SmallScreen({ onBack }: { onBack: () => void }) {
  return (
    <>
      <Bar onBack={onBack} />
      <ReviewScreen />
      <Box component="main" sx={mainStyle}>
        <Alert severity="info">
          <FormattedMessage id="builder.small.text" />
        </Alert>
        <SectionSelects />
        <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
          <TextEdits />
        </Suspense>
      </Box>
    </>
  );
}

/** Covers the screen with the review. */
function ReviewScreen() {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const isOpen = useEditorState((state) => state.view.isReviewOpen);
  if (!isOpen) return null;
  return (
    <Dialog
      open
      fullScreen
      aria-label={intl.formatMessage({ id: 'builder.review' })}
      onClose={() => dispatch(viewActions.reviewClosed())}
    >
      <Suspense fallback={null}>
        <ReviewPanel />
      </Suspense>
    </Dialog>
  );
}

function Bar({ onBack }: { onBack: () => void }) {
  const intl = useIntl();
  return (
    <Box component="header" sx={barStyle}>
      {/* The save state is in the second line, since a long label of Save leaves no room in the first one. */}
      <Box sx={lineStyle}>
        <IconButton aria-label={intl.formatMessage({ id: 'builder.top.back' })} onClick={onBack}>
          <ArrowBack />
        </IconButton>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <PackageName />
        </Box>
        <SaveButton />
      </Box>
      <Box sx={lineStyle}>
        <Box sx={{ flex: 1, minWidth: 0, px: 2 }}>
          <SaveState />
        </Box>
        <CommandButton command={undo}>
          <Undo />
        </CommandButton>
        <CommandButton command={redo}>
          <Redo />
        </CommandButton>
        <CommandButton command={preview}>
          <Visibility />
        </CommandButton>
        <ReviewButton />
      </Box>
    </Box>
  );
}

const barStyle = {
  px: 2,
  py: 1.5,
  flexShrink: 0,
  backgroundColor: colors.surface,
  borderBottom: `1px solid ${colors.line}`,
} as const;

const lineStyle = { display: 'flex', alignItems: 'center', gap: 1 } as const;

const mainStyle = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  p: 4,
} as const;
