import type { Generated } from 'kysely';

import type { Timestamp } from '../../platform/storage/columns.ts';

interface PermissionTable {
  id: number;
  name: string;
}
interface UserTable {
  id: Generated<number>;
  username: string;
  first_name: string;
  last_name: string;
  email: string;
  password_hash: string;
  roles: string[];
  group_id: number | null;
  is_enabled: Generated<boolean>;
  /** True for the account behind a group's token, which cannot sign in and is in no list. */
  is_service: Generated<boolean>;
  created_at: Timestamp;
  last_sign_in_at: Date | null;
  revision: Generated<number>;
}
interface TokenTable {
  id: Generated<number>;
  /** SHA-256 of the token; the token itself is not stored. */
  hash: Buffer;
  user_id: number;
  audience: 'panel' | 'builder';
  browser: Generated<string>;
  os: Generated<string>;
  created_at: Timestamp;
  used_at: Timestamp;
  /** When the session's user last gave the password or a passkey. */
  confirmed_at: Timestamp;
  /** Whether both factors opened the session, without a code of an authenticator app. */
  has_two_factors: Generated<boolean>;
}
interface PasswordLinkTable {
  /** SHA-256 of the link's token. */
  hash: Buffer;
  user_id: number;
  expires_at: Date;
  /** The email address that a link back to the account restores; null for other links. */
  restored_email: string | null;
  /** When the change was made that the link undoes. */
  changed_at: Date | null;
}
interface SignInFailureTable {
  /** SHA-256 of the failed subject: a network, a login, or both. */
  key: string;
  failures: number;
  blocked_until: Date | null;
  /** Cleared then, unless it fails again. */
  ends_at: Date;
}
interface KnownPlaceTable {
  user_id: number;
  /** SHA-256 of a network the user signed in from. */
  place: Buffer;
  used_at: Timestamp;
}
interface SecondFactorTable {
  user_id: number;
  /** Sealed with the server's key. */
  secret: Buffer;
  confirmed_at: Date | null;
  /** The last time step with an accepted code; no code is accepted twice. */
  panel_step: Generated<number>;
  builder_step: Generated<number>;
}
interface RecoveryCodeTable {
  user_id: number;
  hash: Buffer;
}

declare module '../../platform/storage/tables.ts' {
  interface Tables {
    permission: PermissionTable;
    app_user: UserTable;
    token: TokenTable;
    password_link: PasswordLinkTable;
    sign_in_failure: SignInFailureTable;
    known_place: KnownPlaceTable;
    second_factor: SecondFactorTable;
    recovery_code: RecoveryCodeTable;
  }
}
