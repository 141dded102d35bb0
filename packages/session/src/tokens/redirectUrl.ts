import { sessionKeys } from './tokenStorage.ts';

/**
 * Checks that a stored address is in the panel on this origin. Any other, including `//other.example` and
 * `javascript:`, would let a crafted link send users elsewhere after sign-in.
 */
export function isSafeRedirect(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  return url.origin === origin && /^\/panel(\/|$)/.test(url.pathname);
}

/** Stores the address to return to after sign-in. */
export function rememberRedirect(address: string, storage: Storage = localStorage): void {
  storage.setItem(sessionKeys.redirectUrl, address);
}

/** Returns the stored address; undefined if there is none or it is on another origin. */
export function readRedirect(origin: string, storage: Storage = localStorage): string | undefined {
  const address = storage.getItem(sessionKeys.redirectUrl);
  return address !== null && isSafeRedirect(address, origin) ? address : undefined;
}

/** Removes the stored address once the user has arrived. */
export function forgetRedirect(storage: Storage = localStorage): void {
  storage.removeItem(sessionKeys.redirectUrl);
}
