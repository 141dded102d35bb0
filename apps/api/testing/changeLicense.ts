import { contract, type License } from '@vitrina/api-client/contract';

import type { TestServer } from './testServer.ts';

/** Sets the given settings of a license, and leaves its other fields as they are. */
export async function changeLicense(
  server: TestServer,
  id: number,
  settings: Partial<Pick<License, 'contentRules' | 'brandKit'>>,
): Promise<void> {
  const admin = await server.as('admin');
  const { data } = await admin.call(contract.getLicense, { params: { id } });
  const idsOf = (records: readonly { id: number }[]) => records.map((record) => record.id);
  const body = {
    name: data.name,
    retailerIds: idsOf(data.retailers),
    categoryIds: idsOf(data.categories),
    ...settings,
  };
  await admin.call(contract.updateLicense, { params: { id }, body, ifMatch: data.revision });
}
