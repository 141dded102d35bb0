import type { Generated } from 'kysely';

interface PasskeyOwnerTable {
  user_id: number;
  /** The user's random name on authenticators, which tells nothing about the user. */
  handle: Buffer;
}
interface PasskeyTable {
  id: Generated<number>;
  user_id: number;
  credential_id: Buffer;
  /** In COSE format. */
  public_key: Buffer;
  /** The number of signatures, as the authenticator counts them; always 0 for synced passkeys. */
  counter: number;
  transports: string[];
  is_synced: boolean;
  name: string;
  created_at: Date;
  used_at: Date | null;
}
interface PasskeyChallengeTable {
  /** SHA-256 of the challenge. */
  hash: Buffer;
  /** The user who adds a passkey; null for a sign-in. */
  user_id: number | null;
  expires_at: Date;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    passkey_owner: PasskeyOwnerTable;
    passkey: PasskeyTable;
    passkey_challenge: PasskeyChallengeTable;
  }
}
