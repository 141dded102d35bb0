import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import NodeOidcProvider from 'oidc-provider';

/** A person at the provider. */
export interface OidcPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  preferred_username?: string;
  given_name?: string;
  family_name?: string;
  groups?: string[];
}

/** An OpenID provider, over real HTTP, at which a person is signed in without a form. */
export interface OidcProvider {
  issuer: string;
  /** The configuration of the server under test. */
  environment: Record<string, string>;
  clientSecret: string;
  /** The person who signs in next; undefined to cancel at the provider. */
  signInAs(person: OidcPerson | undefined, options?: { amr?: string[] }): void;
  stop(): Promise<void>;
}

const clientId = 'vitrina-test';
const clientSecret = 'the secret of the test client, long enough';

/** Starts the provider on a free port. */
export async function startOidcProvider(): Promise<OidcProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, OidcPerson>();
  let next: { person: OidcPerson | undefined; amr: string[] | undefined };

  const provider = new NodeOidcProvider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: ['https://panel.example/auth/openid/callback'],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    cookies: { keys: ['keys of the test provider'] },
    claims: {
      openid: ['sub', 'groups', 'amr'],
      email: ['email', 'email_verified'],
      profile: ['preferred_username', 'given_name', 'family_name'],
    },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ ...people.get(sub), sub }),
    }),
    // Consent was given by the organization.
    async loadExistingGrant(context) {
      const grant = new context.oidc.provider.Grant({
        accountId: context.oidc.session?.accountId ?? '',
        clientId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  // Servers under test listen on ports of their own.
  provider.Client.prototype.redirectUriAllowed = (uri: string) =>
    /^(?:https:\/\/panel\.example|http:\/\/(?:127\.0\.0\.1|localhost):\d+)\/auth\/openid\/callback$/.test(
      uri,
    );

  const handle = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction/')) {
      void handle(request, response);
      return;
    }
    const { person, amr } = next;
    const result = person
      ? { login: { accountId: person.sub, remember: false, ...(amr ? { amr } : {}) } }
      : { error: 'access_denied', error_description: 'The user has canceled' };
    void provider.interactionFinished(request, response, result);
  });

  return {
    issuer,
    clientSecret,
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Example ID',
    },
    signInAs(person, { amr } = {}) {
      next = { person, amr };
      if (person) people.set(person.sub, person);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
