import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** A service for consent and tokens like Login with Amazon, over real HTTP (RFC 6749). */
export interface OauthService {
  /** The configuration of the server under test. */
  environment: Record<string, string>;
  /** The requests to the token endpoint, in order. */
  readonly grants: readonly Readonly<Record<string, string>>[];
  /** Sets the token endpoint's behavior: correct, grant expired, or no response. */
  behave(behavior: 'sound' | 'expired' | 'broken'): void;
  /** Sets the users' decision on the consent page. Default: agree. */
  decide(decision: 'agree' | 'decline'): void;
  stop(): Promise<void>;
}

const client = { id: 'vitrina-test', secret: 'the secret of the test client' };

/** Starts the service on a free port. */
export async function startOauthService(): Promise<OauthService> {
  const grants: Record<string, string>[] = [];
  const codes = new Map<string, string>();
  let behavior: Parameters<OauthService['behave']>[0] = 'sound';
  let decision: Parameters<OauthService['decide']>[0] = 'agree';

  function consent(url: URL, response: ServerResponse): void {
    const target = new URL(url.searchParams.get('redirect_uri') ?? '');
    target.searchParams.set('state', url.searchParams.get('state') ?? '');
    if (decision === 'decline') target.searchParams.set('error', 'access_denied');
    else {
      const code = randomUUID();
      codes.set(code, target.origin + target.pathname);
      target.searchParams.set('spapi_oauth_code', code);
      target.searchParams.set('selling_partner_id', 'A1TESTSELLER');
    }
    response.writeHead(302, { location: target.href }).end();
  }

  function refuse(response: ServerResponse, status: number, error: string): void {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
  }

  async function giveTokens(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const grant = Object.fromEntries(new URLSearchParams(await readText(request)));
    grants.push(grant);
    if (behavior === 'broken') return refuse(response, 500, 'server_error');
    if (grant.client_id !== client.id || grant.client_secret !== client.secret)
      return refuse(response, 401, 'invalid_client');
    const isCode = grant.grant_type === 'authorization_code';
    const isGood = isCode
      ? codes.get(grant.code ?? '') === grant.redirect_uri
      : grant.refresh_token !== undefined;
    if (isCode) codes.delete(grant.code ?? '');
    if (!isGood || behavior === 'expired') return refuse(response, 400, 'invalid_grant');
    const tokens = { access_token: `Atza|${randomUUID()}`, refresh_token: `Atzr|${randomUUID()}` };
    const body = JSON.stringify({ ...tokens, token_type: 'bearer', expires_in: 3600 });
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/consent') consent(url, response);
    else void giveTokens(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    environment: {
      AMAZON_CLIENT_ID: client.id,
      AMAZON_CLIENT_SECRET: client.secret,
      AMAZON_APPLICATION_ID: 'amzn1.sp.solution.test',
      AMAZON_AUTHORISE_URL: `${origin}/consent`,
      AMAZON_TOKEN_URL: `${origin}/token`,
    },
    grants,
    behave(next) {
      behavior = next;
    },
    decide(next) {
      decision = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
