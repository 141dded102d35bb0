import Skeleton from '@mui/material/Skeleton';
import { lazy } from '@vitrina/ui-kit';

/** Loads the blocks and their views after the screen. */
const BuilderRoute = lazy(
  async () => (await import('./BuilderRoute.tsx')).BuilderRoute,
  <Skeleton variant="rounded" height={400} />,
);

/** Page for editing a new or saved package created from a layout. */
export function BuilderPage() {
  return <BuilderRoute />;
}
