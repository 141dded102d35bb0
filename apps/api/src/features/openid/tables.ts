import type { Generated } from 'kysely';

interface OpenidIdentityTable {
  issuer: string;
  /** The user's permanent id at the provider; names and addresses there can change hands. */
  subject: string;
  user_id: number;
  created_at: Date;
  used_at: Date;
}
interface OpenidSignInTable {
  /** SHA-256 of the browser's cookie. */
  hash: Buffer;
  /** Whether the provider has sent the browser back. */
  is_answered: Generated<boolean>;
  /** The user that the provider has named; null until then. */
  user_id: number | null;
  /** Whether the provider has checked two factors. */
  has_two_factors: Generated<boolean>;
  expires_at: Date;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    openid_identity: OpenidIdentityTable;
    openid_sign_in: OpenidSignInTable;
  }
}
