import { presencePath } from '@vitrina/api-client';
import { readAccessToken } from '@vitrina/session';
import { workTogether } from '@vitrina/editor-core/together';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { useEffect } from 'react';

import { getPeople } from './people.ts';

/** Shows the user to the other people in the package, and merges what they save, as long as it is rendered. */
export function TogetherKeeping() {
  const store = useEditorStore();
  const { assetUrl, notify } = useEditor();
  useEffect(() => {
    const address = new URL(assetUrl(presencePath), globalThis.location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const people = getPeople(store);
    const together = workTogether(store, {
      openSocket: () => new WebSocket(address),
      getToken: () => readAccessToken(),
      onTheirsJoined: (by) =>
        notify(
          by === undefined
            ? { id: 'builder.people.joined' }
            : { id: 'builder.people.joinedBy', values: { name: by } },
        ),
    });
    const unsubscribe = together.subscribe(() => people.set(together.getPeople()));
    window.addEventListener('online', together.retryNow);
    return () => {
      window.removeEventListener('online', together.retryNow);
      unsubscribe();
      together.close();
      people.set([]);
    };
  }, [store, assetUrl, notify]);
  return null;
}
