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

const testSessions = new Map<string, Promise<string>>();

/** A session for the test's own calls, for the worker's lifetime: no page uses it, so none signs it out. */
export function sessionOf(address: string, login: DemoLogin): Promise<string> {
  const key = `${login} ${address}`;
  const session = testSessions.get(key) ?? tokenOf(address, login);
  testSessions.set(key, session);
  return session;
}

const pageSessions = new Map<string, string>();

/**
 * Returns a session for a page: the previous page's, unless it was ended. Checking a password takes long on
 * purpose, up to a second of a core for every test.
 */
export async function pageSessionOf(address: string, login: string): Promise<string> {
  const key = `${login} ${address}`;
  const left = pageSessions.get(key);
  if (left && (await isGood(address, left))) return left;
  const token = await tokenOf(address, login);
  pageSessions.set(key, token);
  return token;
}

async function isGood(address: string, token: string): Promise<boolean> {
  return (await fetch(`${address}/profile`, { headers: { authorization: `Bearer ${token}` } })).ok;
}
