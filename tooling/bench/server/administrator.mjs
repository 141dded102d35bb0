/** Password of the administrator `admin` of a bench's server, set by `VITRINA_ADMIN_PASSWORD`. */
export const password = 'bench password';

/** Signs in the administrator; returns the token. */
export async function signIn(address) {
  const response = await fetch(`${address}/auth/getToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'admin', password }),
  });
  return (await response.json()).token;
}
