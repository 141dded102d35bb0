import { contract } from '@vitrina/api-client/contract';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { notFound } from '../../platform/http/failure.ts';
import { ok } from '../../platform/http/ok.ts';
import { writeRevision } from '../../platform/http/revision.ts';
import type { Services } from '../services.ts';
import { findGroup, listGroups } from './queries.ts';
import { createGroupKey, revokeGroupKey } from './keys.ts';
import { createGroup, deleteGroup, updateGroup } from './service.ts';
import { generateGroupToken, revokeGroupToken } from './token.ts';

/** Administration of user groups. */
export function groupRoutes(routes: ContractRoutes, { database }: Services): void {
  routes.on(contract.listGroups, async ({ user, query }) =>
    ok(await listGroups(database.query, user, query)),
  );
  routes.on(contract.getGroup, async ({ user, params, reply }) => {
    const group = await findGroup(database.query, user, params.id);
    if (!group) throw notFound();
    writeRevision(reply, group.revision);
    return ok(group);
  });
  routes.on(contract.createGroup, async ({ user, body }) => ok(await createGroup(database, user, body)));
  routes.on(contract.updateGroup, async ({ user, params, body, request, reply }) => {
    const group = await updateGroup(database, user, params.id, body, request);
    writeRevision(reply, group.revision);
    return ok(group);
  });
  routes.on(contract.deleteGroup, async ({ user, params }) => {
    await deleteGroup(database, user, params.id);
    return ok({});
  });
  routes.on(contract.generateGroupToken, async ({ user, params }) =>
    ok(await generateGroupToken(database, user, params.id)),
  );
  routes.on(contract.revokeGroupToken, async ({ user, params }) => {
    await revokeGroupToken(database, user, params.id);
    return ok({});
  });
  routes.on(contract.createGroupKey, async ({ user, params, body }) =>
    ok(await createGroupKey(database, user, params.id, body)),
  );
  routes.on(contract.revokeGroupKey, async ({ user, params }) => {
    await revokeGroupKey(database, user, params.id, params.keyId);
    return ok({});
  });
}
