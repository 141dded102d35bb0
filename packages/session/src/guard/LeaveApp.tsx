import { useEffect } from 'react';

/** Goes to a path that another app of the same server answers. */
export function LeaveApp({ to }: { to: string }) {
  useEffect(() => globalThis.location.replace(to), [to]);
  return null;
}
