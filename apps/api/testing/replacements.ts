import type { ApiClient } from '@vitrina/api-client';
import { contract, type ReplacementCriteria } from '@vitrina/api-client/contract';

import { applyReplacements, findReplacements, undoReplacements } from '../src/features/replacements/jobs.ts';
import { openLog } from '../src/platform/logs/log.ts';
import type { TestServer } from './testServer.ts';

/** Replacements of a user, with the background work done at once. */
export function openReplacements(server: TestServer, user: ApiClient) {
  const context = (signal = new AbortController().signal) => ({
    services: server.services,
    log: openLog('silent'),
    signal,
  });
  const paramsOf = (id: number) => ({ id: String(id) });
  const read = async (id: number) =>
    (await user.call(contract.getReplacement, { params: paramsOf(id) })).data;
  return {
    read,
    async find(ids: string[], criteria: Partial<ReplacementCriteria> & { find: string; replace: string }) {
      const body = { ids, criteria: { kind: 'text' as const, ...criteria } };
      const { data } = await user.call(contract.createReplacement, { body });
      await findReplacements.run({ id: data.id }, context());
      return read(data.id);
    },
    async rows(id: number) {
      return (await user.call(contract.listReplacementRows, { params: paramsOf(id) })).data.items;
    },
    async choose(id: number, rowId: number, left: string[]) {
      const params = { ...paramsOf(id), rowId: String(rowId) };
      return (await user.call(contract.chooseReplacementHits, { params, body: { left } })).data;
    },
    async apply(
      id: number,
      { isRepublishing = false, signal }: { isRepublishing?: boolean; signal?: AbortSignal } = {},
    ) {
      await user.call(contract.applyReplacement, { params: paramsOf(id), body: { isRepublishing } });
      await applyReplacements.run({ id }, context(signal));
      return read(id);
    },
    async undo(id: number) {
      await user.call(contract.undoReplacement, { params: paramsOf(id) });
      await undoReplacements.run({ id }, context());
      return read(id);
    },
  };
}
