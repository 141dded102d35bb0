import { contract, type User } from '@vitrina/api-client/contract';
import type { FastifyRequest } from 'fastify';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { notFound } from '../../platform/http/failure.ts';
import { languageOf, pickLanguage } from '../../platform/http/language.ts';
import { ok } from '../../platform/http/ok.ts';
import { writeRevision } from '../../platform/http/revision.ts';
import { sendInvitation } from '../accounts/passwordLink.ts';
import type { Services } from '../services.ts';
import { changeUsers } from './bulk.ts';
import { findUser, listUsers } from './queries.ts';
import { createUser, deleteUser, endUserSessions, resetUserSecondFactor, updateUser } from './service.ts';

/** Sends an invitation. The account exists even if the email fails. */
async function invite(
  services: Services,
  created: User,
  request: FastifyRequest,
): Promise<'sent' | 'failed'> {
  try {
    await sendInvitation(services, created, pickLanguage(request.headers['accept-language']));
    return 'sent';
  } catch (error) {
    request.log.error({ err: error }, 'invitation not sent');
    return 'failed';
  }
}

/** Administration of accounts. */
export function userRoutes(routes: ContractRoutes, services: Services): void {
  const { database } = services;
  routes.on(contract.listUsers, async ({ user, query }) => ok(await listUsers(database.query, user, query)));
  routes.on(contract.getUser, async ({ user, params, reply }) => {
    const found = await findUser(database.query, user, params.id);
    if (!found) throw notFound();
    writeRevision(reply, found.revision);
    return ok(found);
  });
  routes.on(contract.createUser, async ({ user, body, request }) => {
    const created = await createUser(database, user, body);
    if (body.password !== undefined) return ok(created);
    return ok({ ...created, invitation: await invite(services, created, request) });
  });
  routes.on(contract.updateUser, async ({ user, params, body, request, reply }) => {
    const changed = await updateUser(services, user, params.id, body, request);
    writeRevision(reply, changed.revision);
    return ok(changed);
  });
  routes.on(contract.deleteUser, async ({ user, params }) => {
    await deleteUser(database, user, params.id);
    return ok({});
  });
  routes.on(contract.changeUsers, async ({ user, body, request }) => {
    const language = pickLanguage(request.headers['accept-language']);
    return ok(await changeUsers(database, user, body, language));
  });
  routes.on(contract.endUserSessions, async ({ user, params }) => {
    await endUserSessions(database, user, params.id);
    return ok({});
  });
  routes.on(contract.resetUserSecondFactor, async ({ user, params, request }) => {
    await resetUserSecondFactor(services, user, params.id, languageOf(request));
    return ok({});
  });
}
