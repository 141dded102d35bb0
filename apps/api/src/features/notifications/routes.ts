import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { languageOf } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import { listInbox, markRead } from './inbox.ts';
import { deleteNotification, listNotifications, sendNotification } from './sending.ts';

/** Notifications: every user's inbox, and sending by administrators. */
export function notificationRoutes(routes: ContractRoutes, { database }: Services): void {
  const db = database.query;
  routes.on(contract.listInbox, async ({ user, query, request }) =>
    ok(await listInbox(db, user, { request: query, language: languageOf(request) })),
  );
  routes.on(contract.readNotification, async ({ user, params }) => {
    await markRead(db, user, params.id);
    return ok({});
  });
  routes.on(contract.readAllNotifications, async ({ user }) => {
    await markRead(db, user);
    return ok({});
  });
  routes.on(contract.listNotifications, async ({ user, query }) =>
    ok(await listNotifications(db, user, query)),
  );
  routes.on(contract.sendNotification, async ({ user, body }) =>
    ok(await sendNotification(database, user, body)),
  );
  routes.on(contract.deleteNotification, async ({ user, params }) => {
    await deleteNotification(database, user, params.id);
    return ok({});
  });
}
