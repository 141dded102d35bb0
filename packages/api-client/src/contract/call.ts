import type { z } from 'zod';

import type { CallName } from './callName.generated.ts';
import type { KeyScope, PermissionName } from './names.ts';

/**
 * The permission a call requires: `public` needs no sign-in, `User` any signed-in user; the others are
 * permissions of a group. `ROLE_ADMIN` passes all of them.
 *
 * @public
 */
export type CallPermission = 'public' | 'User' | PermissionName;

/**
 * The service that answers: this server, or one whose base URL the server's configuration can redirect.
 *
 * @public
 */
export type CallService = 'panel' | 'builder' | 'crm';

/** A call of the API: its address, input, response and permission. @public */
export interface CallDefinition {
  /** Unique; the operation's id in the OpenAPI document. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path; `{name}` marks a path parameter. */
  path: `/${string}`;
  /** A one-line summary for the OpenAPI document. */
  summary: string;
  /** One permission, or a list of which any is enough. */
  permission: CallPermission | readonly CallPermission[];
  /**
   * The scope an API key needs, where it does not follow from `permission` and `method`: required for `User` calls that
   * are not personal. `any`: every key can make the call.
   */
  scope?: KeyScope | 'any';
  /** True for calls about the caller's own account; closed to group tokens, which have no account. */
  isPersonal?: boolean;
  /** True if a token limited to two-factor enrollment can make the call. */
  isOpenWhileEnrolling?: boolean;
  /**
   * True for calls that change who can use an account or a product: the session's user must have given the
   * password within the last ten minutes, otherwise 403 `confirmationNeeded`. Group tokens need no confirmation.
   */
  needsConfirmation?: boolean;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The format of the body. Default: JSON. */
  bodyKind?: 'json' | 'text' | 'multipart';
  /** The maximum body size in bytes. Default: the server's limit (1 MiB). */
  maxBodyBytes?: number;
  response: z.ZodType;
  /** The format of the response. Default: JSON. */
  responseKind?: 'json' | 'empty' | 'blob';
  /** Whether the call reads or checks a revision by `ETag` and `If-Match`. */
  revisioned?: boolean;
  /**
   * Calls whose cached responses are outdated once this call succeeds. Every call except GET lists them. A
   * call that deletes a thing leaves out the read of that thing, which would only fail.
   */
  invalidates?: readonly CallName[];
  service?: CallService;
}

/** Declares a call. Returns the definition unchanged, with its precise type. @public */
export function defineCall<const Definition extends CallDefinition>(definition: Definition): Definition {
  return definition;
}

/**
 * Carries the type of a call's definition in references that lack the definition; has no value at run time.
 */
declare const definition: unique symbol;

/**
 * The plain data a client needs to make a call, without schemas. Every definition is also a reference;
 * `calls` holds bare references.
 *
 * @public
 */
export interface CallReference<Definition extends CallDefinition = CallDefinition> {
  readonly id: Definition['id'];
  readonly method: Definition['method'];
  readonly path: Definition['path'];
  readonly bodyKind?: CallDefinition['bodyKind'];
  readonly responseKind?: CallDefinition['responseKind'];
  readonly invalidates?: CallDefinition['invalidates'];
  readonly [definition]?: Definition;
}

/** The definition behind a reference; a definition resolves to itself. @public */
export type DefinitionOf<Call extends CallReference> = Call extends CallDefinition
  ? Call
  : Call extends CallReference<infer Definition>
    ? Definition
    : never;

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** The path parameters a caller passes. @public */
export type CallParams<Call extends CallReference> = InputOf<DefinitionOf<Call>['params']>;
/** The query a caller passes. @public */
export type CallQuery<Call extends CallReference> = InputOf<DefinitionOf<Call>['query']>;
/** The body a caller passes. @public */
export type CallBody<Call extends CallReference> = InputOf<DefinitionOf<Call>['body']>;
/** The answer's body. @public */
export type CallResponse<Call extends CallReference> = DefinitionOf<Call>['responseKind'] extends 'blob'
  ? Blob
  : z.output<DefinitionOf<Call>['response']>;
/** A validated request, as handlers on the server get it. @public */
export interface CallRequest<Call extends CallReference> {
  params: OutputOf<DefinitionOf<Call>['params']>;
  query: OutputOf<DefinitionOf<Call>['query']>;
  body: OutputOf<DefinitionOf<Call>['body']>;
}
/** The answer of a handler on the server, before the schema strips private fields. @public */
export type CallAnswer<Call extends CallReference> = z.input<DefinitionOf<Call>['response']>;
