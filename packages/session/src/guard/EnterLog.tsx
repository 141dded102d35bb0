import { whenIdle } from '@vitrina/ui-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { useApiClient } from '../state/SessionContext.ts';
import { writeLog } from '../state/writeLog.ts';
import { forgetRedirect } from '../tokens/redirectUrl.ts';

/** Logs each visit of a route, once per path, and clears the path to return to after sign-in. */
export function EnterLog({ routeName }: { routeName: string }) {
  const client = useApiClient();
  const { pathname } = useLocation();
  useEffect(() => {
    forgetRedirect();
    const note = {
      action: 'enter',
      actionType: 'route',
      target: routeName,
      data: { path: pathname },
    } as const;
    // Requests that the user waits for go first.
    whenIdle(() => writeLog(client, note));
  }, [client, routeName, pathname]);
  return null;
}
