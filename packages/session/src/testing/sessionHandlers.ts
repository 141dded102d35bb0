import { contract, type Profile } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import type { RequestHandler } from 'msw';

/** A successful answer's body. */
export function dataAnswer<Data>(data: Data) {
  return { code: 200 as const, data };
}

/** Handlers of the calls every session makes, for a signed-in user. */
export function sessionHandlers(profile: Profile): RequestHandler[] {
  return [
    mockCall(contract.getProfile, () => dataAnswer(profile)),
    mockCall(contract.listStatisticsGroups, () => dataAnswer([])),
    mockCall(contract.listRetailers, () =>
      dataAnswer(profile.retailers.map(({ id, name }) => ({ id, name }))),
    ),
    mockCall(contract.listLicenses, () => dataAnswer(profile.licenses)),
    mockCall(contract.listMarketplaces, () => dataAnswer([])),
    mockCall(contract.listSisRetailers, () => dataAnswer([])),
    mockCall(contract.listLicenseInfo, () => dataAnswer([])),
    mockCall(contract.getCategoryTree, () => dataAnswer([])),
    mockCall(contract.listInbox, () => dataAnswer({ items: [], total: 0, unreadCount: 0 })),
    mockCall(contract.listDebtNotices, () => dataAnswer({ items: [], total: 0 })),
    mockCall(contract.listSavedViews, () => dataAnswer([])),
    mockCall(contract.writeLog, () => dataAnswer({})),
    mockCall(contract.logout, () => null),
  ];
}
