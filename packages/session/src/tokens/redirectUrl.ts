import { sessionKeys } from './tokenStorage.ts';

/**
 * Whether a stored address leads into the panel of this very origin. Anything else, `//other.example` and
 * `javascript:` included, would let a prepared link send people elsewhere after they sign in.
 */
export function isSafeRedirect(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false;
  const url = new URL(address, origin);
  return url.origin === origin && /^\/panel(\/|$)/.test(url.pathname);
}

/** Keeps where somebody wanted to go before they had to sign in. */
export function rememberRedirect(address: string, storage: Storage = localStorage): void {
  storage.setItem(sessionKeys.redirectUrl, address);
}

/** The kept address; undefined where there is none or it leads elsewhere. */
export function readRedirect(origin: string, storage: Storage = localStorage): string | undefined {
  const address = storage.getItem(sessionKeys.redirectUrl);
  return address !== null && isSafeRedirect(address, origin) ? address : undefined;
}

/** Forgets the kept address, once its owner has arrived somewhere. */
export function forgetRedirect(storage: Storage = localStorage): void {
  storage.removeItem(sessionKeys.redirectUrl);
}
