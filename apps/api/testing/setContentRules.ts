import { contract, type ContentRulesWire } from '@vitrina/api-client/contract';

import type { TestServer } from './testServer.ts';

/** Sets the rules of a license, and leaves its other fields as they are. */
export async function setContentRules(
  server: TestServer,
  id: number,
  contentRules: ContentRulesWire,
): Promise<void> {
  const admin = await server.as('admin');
  const { data } = await admin.call(contract.getLicense, { params: { id } });
  const idsOf = (records: readonly { id: number }[]) => records.map((record) => record.id);
  const body = {
    name: data.name,
    retailerIds: idsOf(data.retailers),
    categoryIds: idsOf(data.categories),
    contentRules,
  };
  await admin.call(contract.updateLicense, { params: { id }, body, ifMatch: data.revision });
}
