import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';

import { Failure } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Services } from '../services.ts';
import { countAttempt } from './attempts.ts';
import { sendRecovery, type LinkOwner } from './passwordLink.ts';
import { networkOf } from '../../platform/security/networkOf.ts';

/** A request for a new password, with its origin. */
export interface RecoveryRequest {
  login: string;
  address: string;
  language: Language;
  log: FastifyBaseLogger;
}

const fifteenMinutes = 15 * 60;

async function findOwner({ database }: Services, login: string): Promise<LinkOwner | undefined> {
  const { rows } = await sql<LinkOwner>`
    select id, username, email from app_user
    where (lower(username) = lower(${login}) or lower(email) = lower(${login})) and is_enabled and not is_service
    order by lower(email) = lower(${login}) desc limit 1
  `.execute(database.query);
  return rows[0];
}

async function sendOrFail(services: Services, owner: LinkOwner, request: RecoveryRequest): Promise<void> {
  try {
    await sendRecovery(services, owner, request.language);
  } catch (error) {
    request.log.error({ err: error }, 'recovery mail not sent');
    throw new Failure(502, 'mailFailed');
  }
}

/**
 * Emails a one-time link. With neutral messages, the response and its timing are the same whether the account
 * exists or not.
 */
export async function recoverPassword(services: Services, request: RecoveryRequest): Promise<void> {
  const login = request.login.trim();
  if (login === '') {
    throw new Failure(400, 'loginRequired', { errors: [{ path: 'body.login', code: 'required' }] });
  }
  const { query } = services.database;
  const network = networkOf(request.address);
  await countAttempt(query, { key: `recovery ${network}`, free: 20, maxWaitSeconds: fifteenMinutes });
  const owner = await findOwner(services, login);
  const isNeutral = services.config.loginMessages === 'neutral';
  if (!owner) {
    if (isNeutral) return;
    throw new Failure(404, 'userNotRegistered');
  }
  const mails = { key: `recovery of ${owner.id}`, free: 5, maxWaitSeconds: fifteenMinutes };
  if (!isNeutral) {
    await countAttempt(query, mails);
    return sendOrFail(services, owner, request);
  }
  void countAttempt(query, mails)
    .then(() => sendOrFail(services, owner, request))
    .catch((error: unknown) => request.log.info({ err: error }, 'no recovery mail'));
}
