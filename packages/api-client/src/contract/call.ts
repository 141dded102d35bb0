import type { z } from 'zod';

import type { CallName } from './callName.generated.ts';

/**
 * Who may make a call. `public` needs no sign-in, `User` any signed-in user; the rest are the permissions of
 * panel.md section 6. `ROLE_ADMIN` passes all of them.
 *
 * @public
 */
export type CallPermission =
  'public' | 'User' | 'Admin' | 'Dashboard' | 'Live_monitor' | 'Trends' | 'Builder' | 'BuilderPro';

/** Which service answers: this one, or one whose base URL the server's configuration may point elsewhere. @public */
export type CallService = 'panel' | 'builder' | 'crm';

/**
 * One call of the API: where it is, what it takes, what it answers, who may make it.
 *
 * @public
 */
export interface CallDefinition {
  /** Unique; the operation's id in the OpenAPI document. */
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `{name}` for a path parameter. */
  path: `/${string}`;
  /** One line for the reader of the OpenAPI document. */
  summary: string;
  /** Any one of the listed is enough. */
  permission: CallPermission | readonly CallPermission[];
  /** About the caller's own account, so closed to the token of a group, which has none. */
  isPersonal?: boolean;
  /** Open also to a token that is good for enrolling two-factor authentication only. */
  isOpenWhileEnrolling?: boolean;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** How the body travels; JSON unless said otherwise. */
  bodyKind?: 'json' | 'text' | 'multipart';
  /** The heaviest body accepted, where it is not the server's usual one (1 MiB). */
  maxBodyBytes?: number;
  response: z.ZodType;
  /** How the answer travels; JSON unless said otherwise. */
  responseKind?: 'json' | 'empty' | 'blob';
  /** Whether the call reads or checks a revision by `ETag` and `If-Match`. */
  revisioned?: boolean;
  /**
   * Calls whose cached answers are outdated once this one has succeeded. Every call that is no GET lists them; one that
   * deletes a thing leaves out the read of that thing, which would only fail.
   */
  invalidates?: readonly CallName[];
  service?: CallService;
}

/**
 * Declares one call. The definition is returned as it is, with its precise type.
 *
 * @public
 */
export function defineCall<const Definition extends CallDefinition>(definition: Definition): Definition {
  return definition;
}

/** Carries the type of a call's definition where the definition itself is absent; no value has it. */
declare const definition: unique symbol;

/**
 * What a client needs to make a call: plain data, without the schemas. Every definition is one too; `calls` has those
 * that are nothing else.
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

/** The definition a reference is of; a definition is its own. @public */
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
/** What a handler on the server sees after validation. @public */
export interface CallRequest<Call extends CallReference> {
  params: OutputOf<DefinitionOf<Call>['params']>;
  query: OutputOf<DefinitionOf<Call>['query']>;
  body: OutputOf<DefinitionOf<Call>['body']>;
}
/** What a handler on the server answers, before the schema strips what is private. @public */
export type CallAnswer<Call extends CallReference> = z.input<DefinitionOf<Call>['response']>;
