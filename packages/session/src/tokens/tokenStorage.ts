/** Where the session is kept in localStorage; the names are those of panel.md, section 4. */
export const sessionKeys = {
  accessToken: 'accessToken',
  builderToken: 'builderToken',
  redirectUrl: 'redirectUrl',
} as const;

/** The bearer token of the panel's calls, if someone is signed in. */
export function readAccessToken(storage: Storage = localStorage): string | undefined {
  return storage.getItem(sessionKeys.accessToken) ?? undefined;
}

/** Keeps a new bearer token. The builder service's belonged to the sign-in before and goes. */
export function storeAccessToken(token: string, storage: Storage = localStorage): void {
  storage.setItem(sessionKeys.accessToken, token);
  storage.removeItem(sessionKeys.builderToken);
}

/** Keeps the builder service's token, apart from the panel's. */
export function storeBuilderToken(token: string, storage: Storage = localStorage): void {
  storage.setItem(sessionKeys.builderToken, token);
}

/** Forgets both tokens; where the user wanted to go stays. */
export function clearTokens(storage: Storage = localStorage): void {
  storage.removeItem(sessionKeys.accessToken);
  storage.removeItem(sessionKeys.builderToken);
}

/** Forgets both tokens and the place to return to. */
export function clearSessionStorage(storage: Storage = localStorage): void {
  for (const key of Object.values(sessionKeys)) storage.removeItem(key);
}
