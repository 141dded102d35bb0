import Skeleton from '@mui/material/Skeleton';
import { StateView } from '@vitrina/ui-kit';

/** A screen whose part of the app is on its way. */
export function ScreenSkeleton() {
  return <StateView state={{ kind: 'loading', skeleton: <Skeleton variant="rounded" height={320} /> }} />;
}
