import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  type Configuration,
} from 'openid-client';

import type { Config, OpenidSettings } from '../../platform/config/config.ts';
import { Failure } from '../../platform/http/failure.ts';
import { panelUrl } from '../../platform/http/panelUrl.ts';
import type { OpenidAttempt } from './attempt.ts';

/** A user as the provider describes them. Names and addresses can change hands; `issuer` and `subject` cannot. */
export interface OpenidPerson {
  issuer: string;
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  /** The name to sign in with at the provider. */
  username: string | undefined;
  firstName: string;
  lastName: string;
  /** Undefined if the provider says nothing of groups. */
  groups: readonly string[] | undefined;
  /** Whether the provider has checked two factors. */
  hasTwoFactors: boolean;
}

/** The OpenID provider of the configuration. */
export interface OpenidProvider {
  /** Returns the address of the provider's sign-in page. @throws a failure if the provider is away */
  addressOf(attempt: OpenidAttempt): Promise<URL>;
  /**
   * Redeems the answer with which the provider sent the browser back.
   *
   * @param search - the query of the request, with its question mark
   * @throws a failure that names the problem
   */
  redeem(attempt: OpenidAttempt, search: string): Promise<OpenidPerson>;
}

const timeoutSeconds = 10;
/** The provider's keys and addresses can change. */
const discoveryMs = 60 * 60_000;

function createDiscovery({ issuer, clientId, clientSecret }: OpenidSettings): () => Promise<Configuration> {
  let known: { at: number; configuration: Configuration } | undefined;
  const { protocol } = new URL(issuer);
  return async () => {
    if (known && Date.now() - known.at < discoveryMs) return known.configuration;
    const configuration = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // The configuration allows http only on this machine.
      execute: protocol === 'http:' ? [allowInsecureRequests] : [],
    });
    known = { at: Date.now(), configuration };
    return configuration;
  };
}

type Claims = Readonly<Record<string, unknown>>;

function textOf(claims: Claims, name: string): string | undefined {
  const claim = claims[name];
  return typeof claim === 'string' && claim.trim() !== '' ? claim.trim() : undefined;
}

function listOf(claims: Claims, name: string | undefined): readonly string[] | undefined {
  const claim = name === undefined ? undefined : claims[name];
  if (typeof claim === 'string') return [claim];
  return Array.isArray(claim) ? claim.filter((one) => typeof one === 'string') : undefined;
}

function toPerson(claims: Claims, { groupsClaim }: OpenidSettings): OpenidPerson {
  return {
    issuer: textOf(claims, 'iss') ?? '',
    subject: textOf(claims, 'sub') ?? '',
    email: textOf(claims, 'email'),
    isEmailVerified: claims['email_verified'] === true,
    username: textOf(claims, 'preferred_username'),
    firstName: textOf(claims, 'given_name') ?? '',
    lastName: textOf(claims, 'family_name') ?? '',
    groups: listOf(claims, groupsClaim),
    // RFC 8176.
    hasTwoFactors: listOf(claims, 'amr')?.includes('mfa') ?? false,
  };
}

/** Runs a request to the provider. @throws 502, with the cause for the log, if it fails */
async function ask<Answer>(
  code: 'openidAway' | 'openidFailed',
  request: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await request();
  } catch (cause) {
    const isDeclined = cause instanceof AuthorizationResponseError && cause.error === 'access_denied';
    throw Object.assign(new Failure(502, isDeclined ? 'openidDeclined' : code), { cause });
  }
}

/** Creates the client of the configured provider. */
export function createOpenidProvider(config: Config, settings: OpenidSettings): OpenidProvider {
  const discover = createDiscovery(settings);
  const redirectUri = `${panelUrl(config)}/auth/openid/callback`;
  return {
    async addressOf({ state, nonce, verifier }) {
      const configuration = await ask('openidAway', discover);
      return buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: settings.scopes,
        response_type: 'code',
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
    },
    async redeem({ state, nonce, verifier }, search) {
      const configuration = await ask('openidAway', discover);
      return ask('openidFailed', async () => {
        const tokens = await authorizationCodeGrant(configuration, new URL(redirectUri + search), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) throw new Error('The provider sent no ID token');
        const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
        const more = hasMore ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : {};
        return toPerson({ ...more, ...claims }, settings);
      });
    },
  };
}
