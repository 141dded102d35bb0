import type { ApiClient } from '@vitrina/api-client';
import { contract, type CallBody, type PublicationRunRow } from '@vitrina/api-client/contract';

import { workOnRuns } from '../src/features/publication-runs/jobs.ts';
import type { TestServer } from './testServer.ts';

/** A selection and its action, as the call expects them. */
export type AskedRun = CallBody<typeof contract.createPublicationRun>;

/** Bulk publications of a user, with the background work done at once. */
export function openPublicationRuns(server: TestServer, user: ApiClient) {
  const paramsOf = (id: number) => ({ id: String(id) });
  const work = async (signal = new AbortController().signal) => workOnRuns(server.services, signal);
  const read = async (id: number) =>
    (await user.call(contract.getPublicationRun, { params: paramsOf(id) })).data;
  const begin = async (body: AskedRun) => (await user.call(contract.createPublicationRun, { body })).data.id;
  const start = async (id: number) =>
    (await user.call(contract.continuePublicationRun, { params: paramsOf(id) })).data;
  return {
    work,
    read,
    begin,
    start,
    /** Begins a run and checks its packages. */
    async check(body: AskedRun) {
      const id = await begin(body);
      await work();
      return read(id);
    },
    /** Starts a checked run and waits for its end. */
    async finish(id: number) {
      await start(id);
      await work();
      return read(id);
    },
    /** Returns the first 100 packages. */
    async rows(id: number): Promise<PublicationRunRow[]> {
      const input = { params: paramsOf(id), query: { limit: 100 } };
      return (await user.call(contract.listPublicationRunRows, input)).data.items;
    },
    async stop(id: number) {
      return (await user.call(contract.stopPublicationRun, { params: paramsOf(id) })).data;
    },
  };
}
