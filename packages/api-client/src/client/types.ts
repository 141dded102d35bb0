import type { z } from 'zod';

import type {
  CallBody,
  CallParams,
  CallQuery,
  CallReference,
  CallResponse,
  DefinitionOf,
} from '../contract/call.ts';
import type { UploadedFile } from '../contract/epack.ts';
import type { ApiError } from './apiError.ts';

/** Where the contract wants text, a number or a list of numbers may be passed: in a URL they are the same. */
type InUrl<Values> = Values extends object
  ? { [Key in keyof Values]: Values[Key] | (string extends Values[Key] ? number | readonly number[] : never) }
  : Values;

/** `{ name: value }`, with the name optional where the value may be left out altogether. */
type Field<Name extends string, Value> = undefined extends Value
  ? { [Key in Name]?: Value }
  : Partial<Value> extends Value
    ? { [Key in Name]?: Value }
    : { [Key in Name]: Value };

type FieldOf<Call extends CallReference, Name extends 'params' | 'query' | 'body', Value> =
  DefinitionOf<Call> extends Record<Name, z.ZodType> ? Field<Name, Value> : unknown;

/** What accompanies every call. @public */
export interface CallOptions {
  /** The revision the save is based on; where the server is past it, the call fails with 409 `stale`. */
  ifMatch?: number;
  signal?: AbortSignal;
  /** Called while the answer of a call for a file arrives: a number from 0 to 1. Never, where its size is not known. */
  onProgress?: (part: number) => void;
}

/** What a call whose body is a form takes: the form's one part, named `file`. */
type FileOf<Call extends CallReference> =
  DefinitionOf<Call> extends { bodyKind: 'multipart' } ? { file: File } : unknown;

/** Everything a call takes. @public */
export type CallArguments<Call extends CallReference> = FieldOf<Call, 'params', InUrl<CallParams<Call>>> &
  FieldOf<Call, 'query', InUrl<CallQuery<Call>>> &
  FieldOf<Call, 'body', CallBody<Call>> &
  FileOf<Call> &
  CallOptions;

/** Optional where the call needs nothing. @public */
export type CallRest<Call extends CallReference> =
  Partial<CallArguments<Call>> extends CallArguments<Call>
    ? [argumentsOfCall?: CallArguments<Call>]
    : [argumentsOfCall: CallArguments<Call>];

/** What the client needs from its surroundings. @public */
export interface ApiClientOptions {
  /** The server's address without a trailing slash; empty for the page's own origin. */
  baseUrl?: string;
  /** The bearer token, read again for each call. */
  getToken?: () => string | null | undefined;
  /** The language of messages, sent as Accept-Language. */
  getLanguage?: () => string | undefined;
  /**
   * Called when the server no longer knows the token. Resolve with true once there is a new one, and the call is made
   * again; otherwise it fails with the 401.
   */
  onUnauthorised?: (error: ApiError) => boolean | Promise<boolean>;
  /** Told of what the server refused for good, before who called is; the call fails with it all the same. */
  onRefused?: (error: ApiError) => void;
  /** For tests and other surroundings; the global one by default. */
  fetch?: typeof fetch;
}

/** What {@link ApiClient.upload} takes besides the file. @public */
export interface UploadOptions {
  /** Called with a number from 0 to 1 while the file is on its way. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
}

/** The typed client. @public */
export interface ApiClient {
  /** The server's address without a trailing slash, for paths that answers name; empty for the page's own origin. */
  readonly baseUrl: string;
  /**
   * Makes a call of the contract.
   *
   * @returns the answer's body as the contract says it
   * @throws {@link ApiError} for every answer that is not a success, and with status 0 for none
   */
  call<Call extends CallReference>(call: Call, ...rest: CallRest<Call>): Promise<CallResponse<Call>>;
  /**
   * Makes a call whose answer comes piece by piece where the server can: each piece of text as it arrives, then the whole.
   *
   * @throws {@link ApiError} as `call` does, and with status 200 where the answer broke off
   */
  stream<Call extends CallReference>(
    call: Call,
    argumentsOfCall: CallArguments<Call>,
    onText: (piece: string) => void,
  ): Promise<CallResponse<Call>>;
  /** Uploads an image. In a browser progress is reported; elsewhere only its end. */
  upload(file: File, options?: UploadOptions): Promise<UploadedFile>;
}
