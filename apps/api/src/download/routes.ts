import { contract } from '@vitrina/api-client/contract';

import { findEpack, listPages } from '../epacks/queries.ts';
import type { ContractRoutes } from '../http/contractRoutes.ts';
import { notFound } from '../http/failure.ts';
import type { Services } from '../services.ts';
import { packEpack } from './packEpack.ts';

/** A file name for every browser: plain for the old ones, whole for the others. */
function dispositionOf(name: string): string {
  const whole = `${name.replace(/[\s/\\:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'epack'}.zip`;
  const plain = whole.replace(/[^\x20-\x7e]+/g, '_');
  const encoded = encodeURIComponent(whole).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Downloads. */
export function downloadRoutes(routes: ContractRoutes, services: Services): void {
  const { query } = services.database;
  routes.on(contract.downloadEpack, async ({ user, params, reply }) => {
    const epack = await findEpack(query, user, params.id);
    if (!epack) throw notFound();
    const zip = await packEpack(services, epack, await listPages(query, params.id));
    return reply.type('application/zip').header('content-disposition', dispositionOf(epack.name)).send(zip);
  });
}
