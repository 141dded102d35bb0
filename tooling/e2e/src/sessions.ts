const demoPassword = 'vitrina-demo';

/** The demo's accounts. */
export type DemoLogin = 'admin' | 'editor' | 'viewer';

/** Signs in with the call instead of the form, which has its own tests. */
export async function tokenOf(address: string, login: string, password = demoPassword): Promise<string> {
  const response = await fetch(`${address}/auth/getToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}

interface KnownSession {
  readonly token: Promise<string>;
  readonly since: number;
}

/** Less than the ten minutes for which the password counts as given. */
const freshMs = 5 * 60_000;
const isFresh = (session: KnownSession | undefined): session is KnownSession =>
  session !== undefined && Date.now() - session.since < freshMs;

function openSession(sessions: Map<string, KnownSession>, address: string, login: string): Promise<string> {
  const session = { token: tokenOf(address, login), since: Date.now() };
  sessions.set(`${login} ${address}`, session);
  return session.token;
}

const testSessions = new Map<string, KnownSession>();

/** A session for the test's own calls: no page uses it, so none signs it out. */
export function sessionOf(address: string, login: DemoLogin): Promise<string> {
  const known = testSessions.get(`${login} ${address}`);
  return isFresh(known) ? known.token : openSession(testSessions, address, login);
}

const pageSessions = new Map<string, KnownSession>();

/**
 * Returns a session for a page: the previous page's, unless it was ended. Checking a password takes long on
 * purpose, up to a second of a core for every test.
 */
export async function pageSessionOf(address: string, login: string): Promise<string> {
  const left = pageSessions.get(`${login} ${address}`);
  if (isFresh(left) && (await isGood(address, await left.token))) return left.token;
  return openSession(pageSessions, address, login);
}

async function isGood(address: string, token: string): Promise<boolean> {
  return (await fetch(`${address}/profile`, { headers: { authorization: `Bearer ${token}` } })).ok;
}
