import { whenIdle } from '@vitrina/ui-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { useApiClient } from '../state/SessionContext.ts';
import { writeLog } from '../state/writeLog.ts';
import { forgetRedirect } from '../tokens/redirectUrl.ts';

/** Notes each entry of a route, once per path; who has arrived needs no place to return to any more. */
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
    // What somebody waits for comes first.
    whenIdle(() => writeLog(client, note));
  }, [client, routeName, pathname]);
  return null;
}
