import type { z } from 'zod';

import type {
  CallBody,
  CallParams,
  CallQuery,
  CallReference,
  CallResponse,
  DefinitionOf,
} from '../contract/call.ts';
import type { UploadedFile } from '../contract/files.ts';
import type { ApiError } from './apiError.ts';

/** Accepts numbers and lists of numbers where the contract has text: in a URL they are the same. */
type InUrl<Values> = Values extends object
  ? { [Key in keyof Values]: Values[Key] | (string extends Values[Key] ? number | readonly number[] : never) }
  : Values;

/** `{ name: value }`; the name is optional if the value can be undefined. */
type Field<Name extends string, Value> = undefined extends Value
  ? { [Key in Name]?: Value }
  : Partial<Value> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

type FieldOf<Call extends CallReference, Name extends 'params' | 'query' | 'body', Value> =
  DefinitionOf<Call> extends Record<Name, z.ZodType> ? Field<Name, Value> : unknown;

/** Options of every call. @public */
export interface CallOptions {
  /** The revision the save is based on. If the server has a newer one, the call fails with 409 `stale`. */
  ifMatch?: number;
  signal?: AbortSignal;
  /** Called with a number from 0 to 1 while a file downloads. Not called if the file's size is unknown. */
  onProgress?: (part: number) => void;
}

/** The body of a form call: a single part named `file`. */
type FileOf<Call extends CallReference> =
  DefinitionOf<Call> extends { bodyKind: 'multipart' } ? { file: File } : unknown;

/** The arguments of a call. @public */
export type CallArguments<Call extends CallReference> = FieldOf<Call, 'params', InUrl<CallParams<Call>>> &
  FieldOf<Call, 'query', InUrl<CallQuery<Call>>> &
  FieldOf<Call, 'body', CallBody<Call>> &
  FileOf<Call> &
  CallOptions;

/** Optional if the call needs no arguments. @public */
export type CallRest<Call extends CallReference> =
  Partial<CallArguments<Call>> extends CallArguments<Call>
    ? [argumentsOfCall?: CallArguments<Call>]
    : [argumentsOfCall: CallArguments<Call>];

/** Options of {@link createApiClient}. @public */
export interface ApiClientOptions {
  /** The server's address without a trailing slash; empty for the page's own origin. */
  baseUrl?: string;
  /** Returns the bearer token. Called for every request. */
  getToken?: () => string | null | undefined;
  /** The language of messages, sent as Accept-Language. */
  getLanguage?: () => string | undefined;
  /**
   * Called when the server rejects the token (401), or wants the session's user to give the password again
   * (403 `confirmationNeeded`). Resolve with true to retry the call, once there is a new token, or the session
   * is confirmed; otherwise the call fails with the error.
   */
  onUnauthorised?: (error: ApiError) => boolean | Promise<boolean>;
  /** Called when the server refuses a call for good, before the call itself rejects. */
  onRefused?: (error: ApiError) => void;
  /** The `fetch` to use, such as a mock in tests. Default: the global one. */
  fetch?: typeof fetch;
}

/** Options of {@link ApiClient.upload}. @public */
export interface UploadOptions {
  /** Called with a number from 0 to 1 while the file uploads. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/** A file that was sent in parts. @public */
export interface SentUpload {
  /** The upload's id. */
  id: string;
  /** Forgets the upload; until then, the same file continues it, also after the browser was closed. */
  forget: () => Promise<void>;
}

/** The typed client. @public */
export interface ApiClient {
  /**
   * The server's address without a trailing slash, to prefix paths in responses; empty for the page's own
   * origin.
   */
  readonly baseUrl: string;
  /**
   * Makes a call of the contract.
   *
   * @returns the response body as the contract declares it
   * @throws {@link ApiError} for every unsuccessful response, and with status 0 if there is none
   */
  call<Call extends CallReference>(call: Call, ...rest: CallRest<Call>): Promise<CallResponse<Call>>;
  /**
   * Makes a call whose response the server can stream: passes on each piece of text, then resolves with the
   * whole.
   *
   * @throws {@link ApiError} as `call` does, and with status 200 if the response breaks off
   */
  stream<Call extends CallReference>(
    call: Call,
    argumentsOfCall: CallArguments<Call>,
    onText: (piece: string) => void,
  ): Promise<CallResponse<Call>>;
  /**
   * Uploads a file of any kind the server stores. Browsers report progress and send large files in parts, so that a
   * lost connection or a closed browser does not start over; other environments send one request of at most
   * `maxFormUploadBytes` and report only the end.
   */
  upload(file: File, options?: UploadOptions): Promise<UploadedFile>;
  /**
   * Sends a file in parts without adding it to the library, for a call that takes the upload's id. In browsers, the same
   * file continues an interrupted upload until `forget` is called.
   */
  sendParts(file: File, options?: UploadOptions): Promise<SentUpload>;
}
