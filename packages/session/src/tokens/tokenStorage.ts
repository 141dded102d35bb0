/** The session's keys in localStorage; their names are specified. */
export const sessionKeys = {
  accessToken: 'accessToken',
  builderToken: 'builderToken',
  redirectUrl: 'redirectUrl',
} as const;

/** Returns the bearer token of the panel's calls, if a user is signed in. */
export function readAccessToken(storage: Storage = localStorage): string | undefined {
  return storage.getItem(sessionKeys.accessToken) ?? undefined;
}

/**
 * Stores a new bearer token and removes the builder service's token, which belonged to the previous sign-in.
 */
export function storeAccessToken(token: string, storage: Storage = localStorage): void {
  storage.setItem(sessionKeys.accessToken, token);
  storage.removeItem(sessionKeys.builderToken);
}

/** Stores the builder service's token, separate from the panel's. */
export function storeBuilderToken(token: string, storage: Storage = localStorage): void {
  storage.setItem(sessionKeys.builderToken, token);
}

/** Removes both tokens; keeps the path to return to. */
export function clearTokens(storage: Storage = localStorage): void {
  storage.removeItem(sessionKeys.accessToken);
  storage.removeItem(sessionKeys.builderToken);
}

/** Removes both tokens and the path to return to. */
export function clearSessionStorage(storage: Storage = localStorage): void {
  for (const key of Object.values(sessionKeys)) storage.removeItem(key);
}
