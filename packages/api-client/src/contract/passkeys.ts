import { z } from 'zod';

import { tokenGrantSchema } from './accounts.ts';
import { dataOf, doneSchema } from './answers.ts';
import { defineCall } from './call.ts';
import { idSchema, nameTextSchema, pathIdSchema } from './fields.ts';

/** Binary data of WebAuthn as text. */
const base64UrlSchema = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);

/** A passkey of the user. The server has only its public key. @public */
export const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Whether the user's password manager copies the passkey to other devices. */
  isSynced: z.boolean(),
  createdDate: z.string(),
  lastUsedDate: z.string().nullable(),
});
/** {@link passkeySchema}. @public */
export type Passkey = z.output<typeof passkeySchema>;

const credentialSchema = z.object({
  id: base64UrlSchema(1400),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});
const userVerificationSchema = z.enum(['required', 'preferred', 'discouraged']);

/** The options of `navigator.credentials.create()` as JSON, as WebAuthn defines them. @public */
export const passkeyCreationSchema = z.object({
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(credentialSchema).optional(),
  authenticatorSelection: z
    .object({
      residentKey: userVerificationSchema.optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: userVerificationSchema.optional(),
    })
    .optional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).optional(),
});

/** The options of `navigator.credentials.get()` as JSON, as WebAuthn defines them. @public */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(credentialSchema).optional(),
  userVerification: userVerificationSchema.optional(),
});

const credentialFields = {
  id: base64UrlSchema(1400),
  rawId: base64UrlSchema(1400),
  type: z.literal('public-key'),
};

/** A new passkey, as the browser answers with it. @public */
export const passkeyRegistrationSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64UrlSchema(8000),
    attestationObject: base64UrlSchema(64_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** The signature of a passkey, as the browser answers with it. @public */
export const passkeySignatureSchema = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64UrlSchema(8000),
    authenticatorData: base64UrlSchema(8000),
    signature: base64UrlSchema(8000),
    userHandle: base64UrlSchema(200).optional(),
  }),
});
const signatureBody = z.object({ credential: passkeySignatureSchema });

const passkeyNameSchema = nameTextSchema(100);

/** A new name for a passkey. @public */
export const passkeyNameBodySchema = z.object({ name: passkeyNameSchema });

export const passkeyCalls = {
  getPasskeys: defineCall({
    id: 'getPasskeys',
    method: 'GET',
    path: '/profile/passkeys',
    summary: "The user's passkeys, the newest first.",
    permission: 'User',
    isPersonal: true,
    isOpenWhileEnrolling: true,
    response: dataOf(
      z.object({
        /** The only origin at which passkeys of this server work; null if its address allows none. */
        origin: z.string().nullable(),
        /** The maximum number of passkeys. */
        limit: z.number().int(),
        passkeys: z.array(passkeySchema),
      }),
    ),
  }),
  beginPasskey: defineCall({
    id: 'beginPasskey',
    method: 'POST',
    path: '/profile/passkeys/options',
    summary: 'Options to create a passkey with, valid once and for five minutes. 409 at the limit.',
    permission: 'User',
    isPersonal: true,
    isOpenWhileEnrolling: true,
    needsConfirmation: true,
    response: dataOf(passkeyCreationSchema),
    invalidates: [],
  }),
  addPasskey: defineCall({
    id: 'addPasskey',
    method: 'POST',
    path: '/profile/passkeys',
    summary: 'Adds a passkey that was created with those options. It signs the user in without a password.',
    permission: 'User',
    isPersonal: true,
    isOpenWhileEnrolling: true,
    needsConfirmation: true,
    body: z.object({ name: passkeyNameSchema, credential: passkeyRegistrationSchema }),
    response: dataOf(passkeySchema),
    invalidates: ['getPasskeys'],
  }),
  renamePasskey: defineCall({
    id: 'renamePasskey',
    method: 'PUT',
    path: '/profile/passkeys/{id}',
    summary: 'Renames a passkey of the user.',
    permission: 'User',
    isPersonal: true,
    params: z.object({ id: pathIdSchema }),
    body: passkeyNameBodySchema,
    response: dataOf(passkeySchema),
    invalidates: ['getPasskeys'],
  }),
  removePasskey: defineCall({
    id: 'removePasskey',
    method: 'DELETE',
    path: '/profile/passkeys/{id}',
    summary: 'Removes a passkey of the user, which signs in no longer. Sessions stay.',
    permission: 'User',
    isPersonal: true,
    needsConfirmation: true,
    params: z.object({ id: pathIdSchema }),
    response: doneSchema,
    invalidates: ['getPasskeys'],
  }),
  beginPasskeySignIn: defineCall({
    id: 'beginPasskeySignIn',
    method: 'POST',
    path: '/auth/passkey/options',
    summary: 'Options to sign in with a passkey, valid once and for five minutes.',
    permission: 'public',
    response: dataOf(passkeyRequestSchema),
    invalidates: [],
  }),
  signInWithPasskey: defineCall({
    id: 'signInWithPasskey',
    method: 'POST',
    path: '/auth/passkey',
    summary:
      'Signs in with a passkey. It verifies its user by fingerprint, face or PIN, so it counts as both factors.',
    permission: 'public',
    body: signatureBody,
    response: tokenGrantSchema,
    invalidates: [],
  }),
  confirmWithPasskey: defineCall({
    id: 'confirmWithPasskey',
    method: 'POST',
    path: '/auth/passkey/confirm',
    summary: 'Confirms the session with a passkey of its user, as `confirmSession` does with the password.',
    permission: 'User',
    isPersonal: true,
    isOpenWhileEnrolling: true,
    body: signatureBody,
    response: doneSchema,
    invalidates: [],
  }),
};
