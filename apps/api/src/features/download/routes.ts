import { contract } from '@vitrina/api-client/contract';

import { attachment } from '../../platform/http/attachment.ts';
import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { notFound } from '../../platform/http/failure.ts';
import { pickLanguage } from '../../platform/http/language.ts';
import { findEpack, listPages } from '../epacks/queries.ts';
import type { Services } from '../services.ts';
import { packEpack } from './packEpack.ts';

/** Downloads. */
export function downloadRoutes(routes: ContractRoutes, services: Services): void {
  const { query } = services.database;
  routes.on(contract.downloadEpack, async ({ user, params, request, reply }) => {
    const epack = await findEpack(query, user, params.id);
    if (!epack) throw notFound();
    const zip = await packEpack(
      services,
      epack,
      await listPages(query, params.id),
      pickLanguage(request.headers['accept-language']),
    );
    return reply
      .type('application/zip')
      .header('content-disposition', attachment(epack.name, 'zip'))
      .send(zip);
  });
}
