import { createApiClient } from '@vitrina/api-client';
import { fetchEpackAhead } from '@vitrina/editor-core/loading';
import { loadProfileAhead, readAccessToken } from '@vitrina/session';

import { newId } from './newId.ts';
import { panelListPath, readSurroundings } from './surroundings.ts';

/**
 * In the panel the address names the package: it and who is signed in are asked for while the editor itself is still on
 * its way. Whether the package may be opened is the server's to say.
 */
export function askAhead(): void {
  const { apiBaseUrl, isInPanel } = readSurroundings(document, globalThis.location);
  if (!isInPanel || readAccessToken() === undefined) return;
  const client = createApiClient({ baseUrl: apiBaseUrl, getToken: () => readAccessToken() });
  loadProfileAhead(client);
  const [epackId = newId] = globalThis.location.pathname.slice(panelListPath.length + 1).split('/');
  if (epackId !== newId) fetchEpackAhead(client, decodeURIComponent(epackId));
}
