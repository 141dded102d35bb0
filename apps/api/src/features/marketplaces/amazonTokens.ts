import { z } from 'zod';

import type { AmazonSettings } from '../../platform/config/config.ts';
import { Failure } from '../../platform/http/failure.ts';
import { readLimited } from '../../platform/http/readLimited.ts';
import type { Log } from '../../platform/logs/log.ts';

/** The tokens for Amazon's API. */
export interface AmazonTokens {
  accessToken: string;
  /** Valid until the user withdraws the consent. */
  refreshToken: string;
}

/** A grant of OAuth 2.0, RFC 6749 sections 4.1.3 and 6. */
export type AmazonGrant =
  | { grant_type: 'authorization_code'; code: string; redirect_uri: string }
  | { grant_type: 'refresh_token'; refresh_token: string };

const timeoutMs = 10_000;

const answerSchema = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
});
const refusalSchema = z.object({ error: z.string() });

async function post(settings: AmazonSettings, grant: AmazonGrant): Promise<{ status: number; text: string }> {
  const { clientId, clientSecret, tokenUrl } = settings;
  const response = await fetch(tokenUrl, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({ ...grant, client_id: clientId, client_secret: clientSecret }),
    // A redirect could send the secret to an address that is not configured.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, text: await readLimited(response) };
}

function parse<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/**
 * Requests tokens from Login with Amazon. The response text is not logged: it can repeat a secret.
 *
 * @returns undefined if Amazon no longer accepts the code or the refresh token
 * @throws {@link Failure} 502 if Amazon cannot be reached, or refuses this server
 */
export async function requestAmazonTokens(
  settings: AmazonSettings,
  grant: AmazonGrant,
  log: Log,
): Promise<AmazonTokens | undefined> {
  const answer = await post(settings, grant).catch((error: unknown) => {
    log.warn({ err: error }, 'Amazon does not answer');
    throw new Failure(502, 'serviceUnavailable');
  });
  const refusal = parse(refusalSchema, answer.text)?.error;
  if (refusal === 'invalid_grant') return undefined;
  const tokens = answer.status === 200 ? parse(answerSchema, answer.text) : undefined;
  const refreshToken = tokens?.refresh_token ?? ('refresh_token' in grant ? grant.refresh_token : undefined);
  if (!tokens || refreshToken === undefined) {
    log.warn({ status: answer.status, refusal }, 'Amazon gives no token');
    throw new Failure(502, 'serviceUnavailable');
  }
  return { accessToken: tokens.access_token, refreshToken };
}
