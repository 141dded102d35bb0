import { createApiClient } from '@vitrina/api-client';
import { presencePath } from '@vitrina/api-client/contract';
import { standardCatalogue } from '@vitrina/block-catalogue';
import { openSavedEpack } from '@vitrina/editor-core/loading';
import { createTestStore } from '@vitrina/editor-core/testing';
import { workTogether } from '@vitrina/editor-core/together';

import type { TestUser } from './people.ts';
import type { TestServer } from './testServer.ts';

/** Opens an epack in an editor without a screen, with a network that can be cut. */
export async function openEditor(server: TestServer, user: TestUser, epackId: string) {
  const token = await server.tokenOf(user);
  let isCut = false;
  let socket: WebSocket | undefined;
  const client = createApiClient({
    baseUrl: server.url,
    getToken: () => token,
    fetch: async (...request) => {
      if (isCut) throw new TypeError('Failed to fetch');
      const answer = await fetch(...request);
      // The request has arrived; its answer has not.
      if (isCut) throw new TypeError('Failed to fetch');
      return answer;
    },
  });
  const opened = await openSavedEpack(client, standardCatalogue, epackId);
  const store = createTestStore({ opened, client, now: Date.now });
  const together = workTogether(store, {
    openSocket: () => {
      socket = new WebSocket(isCut ? 'ws://127.0.0.1:1' : server.url.replace('http', 'ws') + presencePath);
      return socket;
    },
    getToken: () => token,
  });
  return {
    store,
    together,
    cut() {
      isCut = true;
      socket?.close();
    },
    restore() {
      isCut = false;
      together.retryNow();
    },
  };
}
