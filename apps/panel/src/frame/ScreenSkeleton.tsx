import Skeleton from '@mui/material/Skeleton';
import { StateView } from '@vitrina/ui-kit';

/** Placeholder of a screen whose code is loading. */
export function ScreenSkeleton() {
  return <StateView state={{ kind: 'loading', skeleton: <Skeleton variant="rounded" height={320} /> }} />;
}
