import { contract } from '@vitrina/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { Failure } from '../../platform/http/failure.ts';
import { languageOf } from '../../platform/http/language.ts';
import { panelUrl } from '../../platform/http/panelUrl.ts';
import { networkOf } from '../../platform/security/networkOf.ts';
import { countAttempt, forgive } from '../accounts/attempts.ts';
import { limitsOf } from '../accounts/checkCredentials.ts';
import { signInOrigin, signInRate } from '../accounts/signInOrigin.ts';
import type { Services } from '../services.ts';
import { answerAttempt, attemptOf, nameUser, openAttempt } from './attempt.ts';
import { completeSignIn } from './completeSignIn.ts';
import { clearAttemptCookie, readAttemptCookie, setAttemptCookie } from './cookie.ts';
import { findAccount } from './findAccount.ts';
import { createOpenidProvider, type OpenidProvider } from './provider.ts';

const navigation = { ...signInRate, schema: { hide: true } };

/** Leads back to the sign-in screen, which tells what happened, with the request's id for support. */
function leadBack(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const failure = error instanceof Failure ? error : new Failure(500, 'openidFailed');
  const cause = error instanceof Failure ? (error as { cause?: unknown }).cause : error;
  if (cause === undefined) request.log.info({ code: failure.code }, 'sign-in through the provider refused');
  else request.log.warn({ err: cause, code: failure.code }, 'sign-in through the provider failed');
  const query = new URLSearchParams({ problem: failure.code, request: request.id });
  clearAttemptCookie(reply);
  return reply.redirect(`/auth/login?${query.toString()}`);
}

/** The two addresses that the browser opens on its way to the provider and back. */
function navigationRoutes(
  { app }: ContractRoutes,
  services: Services,
  settings: NonNullable<Services['config']['openid']>,
  provider: OpenidProvider,
): void {
  const { config, database } = services;
  const ownUrl = new URL(panelUrl(config));
  app.get<{ Querystring: { here?: string } }>('/auth/openid', navigation, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    // The provider leads back to the server's own address, where a cookie of another one would be missing. Only once:
    // a proxy can hide the address that was opened.
    if (request.host !== ownUrl.host && request.query.here === undefined)
      return reply.redirect(`${panelUrl(config)}/auth/openid?here=1`);
    try {
      const attempt = await openAttempt(database.query);
      const address = await provider.addressOf(attempt);
      setAttemptCookie(reply, config, attempt.cookie);
      return await reply.redirect(address.href);
    } catch (error) {
      return leadBack(request, reply, error);
    }
  });
  app.get('/auth/openid/callback', navigation, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { place } = limitsOf('openid', networkOf(request.ip));
    try {
      await countAttempt(database.query, place);
      const cookie = readAttemptCookie(request);
      if (cookie === undefined || !(await answerAttempt(database.query, cookie)))
        throw new Failure(401, 'openidExpired');
      const person = await provider.redeem(attemptOf(cookie), new URL(request.url, 'http://server').search);
      const userId = await findAccount(services, settings, person, languageOf(request));
      await nameUser(database.query, cookie, { userId, hasTwoFactors: person.hasTwoFactors });
      await forgive(database.query, place);
      return await reply.redirect('/auth/continue');
    } catch (error) {
      return leadBack(request, reply, error);
    }
  });
}

/** Signing in through the OpenID provider of the configuration. */
export function openidRoutes(routes: ContractRoutes, services: Services): void {
  const { openid } = services.config;
  if (openid) navigationRoutes(routes, services, openid, createOpenidProvider(services.config, openid));
  routes.on(
    contract.completeOpenidSignIn,
    async ({ body, request, reply }) => {
      const cookie = readAttemptCookie(request);
      const { token, mustEnrolSecondFactor } = await completeSignIn(services, {
        cookie,
        code: body.code,
        ...signInOrigin(request),
      });
      clearAttemptCookie(reply);
      return mustEnrolSecondFactor ? { token, mustEnrolSecondFactor } : { token };
    },
    signInRate,
  );
}
