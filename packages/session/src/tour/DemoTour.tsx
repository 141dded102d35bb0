import { ErrorBoundary, lazyAfterPaint } from '@vitrina/ui-kit';

import { useSession } from '../state/SessionContext.ts';
import type { TourProps } from './Tour.tsx';

const Tour = lazyAfterPaint<TourProps>(async () => (await import('./Tour.tsx')).Tour);

/** Renders the tour in a demo installation, once the screen is there; nothing elsewhere. */
export function DemoTour(props: Omit<TourProps, 'profile'>) {
  const { profile } = useSession();
  if (profile?.isDemo !== true) return null;
  return (
    <ErrorBoundary>
      <Tour {...props} profile={profile} />
    </ErrorBoundary>
  );
}
