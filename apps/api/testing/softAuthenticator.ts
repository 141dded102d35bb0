import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { encodeCBOR, type CBORType } from '@levischuck/tiny-cbor';
import type { CallBody, CallResponse, contract } from '@vitrina/api-client/contract';

type CreationOptions = CallResponse<typeof contract.beginPasskey>['data'];
type RequestOptions = CallResponse<typeof contract.beginPasskeySignIn>['data'];
type Registration = CallBody<typeof contract.addPasskey>['credential'];
type Signature = CallBody<typeof contract.signInWithPasskey>['credential'];

/** Claims of an authenticator. */
interface Claims {
  /** The page that asks. */
  origin?: string;
  /** The domain that the passkey is bound to. Default: that of the options. */
  rpId?: string;
  /** Whether the user gave a fingerprint, face or PIN. */
  isVerified?: boolean;
}

/** A passkey in software, which signs as WebAuthn level 3 says. */
export interface SoftAuthenticator {
  /** Set to a lower value, it is a copy of the key that was made earlier. */
  counter: number;
  create(options: CreationOptions, claims?: Claims): Registration;
  sign(options: RequestOptions, claims?: Claims): Signature;
}

const flags = { present: 1, verified: 4, hasCredential: 64 };
const coseKey = { kty: 1, alg: 3, curve: -1, x: -2, y: -3 };

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

function clientData(type: 'webauthn.create' | 'webauthn.get', challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Encodes a P-256 key in COSE format. */
function toCose(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return encodeCBOR(
    new Map<number, CBORType>([
      [coseKey.kty, 2],
      [coseKey.alg, -7],
      [coseKey.curve, 1],
      [coseKey.x, new Uint8Array(Buffer.from(x, 'base64url'))],
      [coseKey.y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
}

/** Creates an authenticator for one passkey, for pages of `origin`. */
export function createSoftAuthenticator(origin: string): SoftAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let userHandle: string | undefined;

  function authenticatorData(rpId: string, isVerified: boolean, credential?: Buffer): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(authenticator.counter);
    const bits = flags.present | (isVerified ? flags.verified : 0) | (credential ? flags.hasCredential : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([bits]), counter, credential ?? Buffer.alloc(0)]);
  }

  const authenticator: SoftAuthenticator = {
    counter: 1,
    create(options, claims = {}) {
      userHandle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, toCose(publicKey)]);
      const rpId = claims.rpId ?? options.rp.id ?? '';
      const attestation = new Map<string, CBORType>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(rpId, claims.isVerified ?? true, credential))],
      ]);
      return {
        id: toText(id),
        rawId: toText(id),
        type: 'public-key',
        response: {
          clientDataJSON: toText(clientData('webauthn.create', options.challenge, claims.origin ?? origin)),
          attestationObject: toText(encodeCBOR(attestation)),
          transports: ['internal'],
        },
      };
    },
    sign(options, claims = {}) {
      authenticator.counter += 1;
      const rpId = claims.rpId ?? options.rpId ?? '';
      const data = authenticatorData(rpId, claims.isVerified ?? true);
      const client = clientData('webauthn.get', options.challenge, claims.origin ?? origin);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        id: toText(id),
        rawId: toText(id),
        type: 'public-key',
        response: {
          clientDataJSON: toText(client),
          authenticatorData: toText(data),
          signature: toText(signature),
          ...(userHandle === undefined ? {} : { userHandle }),
        },
      };
    },
  };
  return authenticator;
}
