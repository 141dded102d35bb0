import Skeleton from '@mui/material/Skeleton';
import { lazy } from '@vitrina/ui-kit';

/** The blocks and what draws them come after the screen itself. */
const BuilderRoute = lazy(
  async () => (await import('./BuilderRoute.tsx')).BuilderRoute,
  <Skeleton variant="rounded" height={400} />,
);

/** A page made from a layout, new or saved. */
export function BuilderPage() {
  return <BuilderRoute />;
}
