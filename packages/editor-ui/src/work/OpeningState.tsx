import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { FormattedMessage, StateView } from '@vitrina/ui-kit';

interface OpeningStateProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

/** Shown instead of the editor while a package is loading, or if loading failed. */
export function OpeningState({ error, onRetry, onBack }: OpeningStateProps) {
  if (error === undefined) return <StateView state={{ kind: 'loading', skeleton: <EditorSkeleton /> }} />;
  return (
    <Box
      component="main"
      sx={{ minHeight: '100dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 2 }}
    >
      <StateView state={{ kind: 'error', error, onRetry }} />
      <Button onClick={onBack}>
        <FormattedMessage id="builder.top.back" />
      </Button>
    </Box>
  );
}

function EditorSkeleton() {
  return (
    <Box sx={{ height: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Skeleton variant="rectangular" height={48} />
      <Box sx={{ flex: 1, display: 'flex', gap: 6, p: 6 }}>
        <Skeleton variant="rounded" width={240} height="100%" />
        <Skeleton variant="rounded" sx={{ flex: 1 }} height="100%" />
      </Box>
    </Box>
  );
}
