import {
  type CallDefinition,
  type ErrorCode,
  type FieldError,
  type FieldErrorCode,
  scopeOf,
} from '@vitrina/api-client/contract';

/** The error of a field, either to be translated by its code, or with its own message. */
export type FieldFailure = { path: string; code: FieldErrorCode } | FieldError;

interface FailureDetails {
  errors?: readonly FieldFailure[];
  data?: unknown;
}

/** An unsuccessful response, thrown anywhere in a request; the error handler writes it. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: FailureDetails;

  constructor(status: number, code: ErrorCode, details: FailureDetails = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** 404; also for things that exist but belong to another user. */
export function notFound(): Failure {
  return new Failure(404, 'notFound');
}

/** 403. */
export function forbidden(code: ErrorCode = 'notEnoughPermissions'): Failure {
  return new Failure(403, code);
}

/** 403, naming the permission the call needs; if several are sufficient, the first. */
export function missingPermission(permission: string | readonly string[]): Failure {
  const [first] = [permission].flat();
  return new Failure(403, 'notEnoughPermissions', { data: { permission: first } });
}

/** 403, naming the scope an API key needs for the call. */
export function missingScope(call: CallDefinition): Failure {
  return new Failure(403, 'scopeMissing', { data: { scope: scopeOf(call) } });
}

/** 400, about one field. */
export function invalidField(path: string, code: FieldErrorCode = 'invalid'): Failure {
  return new Failure(400, 'invalidInput', { errors: [{ path, code }] });
}
