import { useEffect } from 'react';

/** Navigates to a path of another app on the same server. */
export function LeaveApp({ to }: { to: string }) {
  useEffect(() => globalThis.location.replace(to), [to]);
  return null;
}
