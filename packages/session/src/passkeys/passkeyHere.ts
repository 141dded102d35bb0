const key = 'hasPasskey';

/**
 * Remembers that this browser has a passkey of the site: the sign-in screen then loads the app at once, so that the
 * browser can offer the passkey in the login field.
 */
export function rememberPasskeyHere(storage: Storage = localStorage): void {
  storage.setItem(key, '1');
}
