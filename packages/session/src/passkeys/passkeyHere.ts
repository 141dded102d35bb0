const key = 'hasPasskey';

/**
 * Remembers that this browser has a passkey of the site: the sign-in screen then loads the app at once, so that the
 * browser can offer the passkey in the login field.
 */
export function rememberPasskeyHere(storage: Storage = localStorage): void {
  storage.setItem(key, '1');
}

/** Checks whether this browser has added a passkey, or signed in with one. */
export function isPasskeyHere(storage: Storage = localStorage): boolean {
  return storage.getItem(key) !== null;
}
