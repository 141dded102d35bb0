import type { ErrorBody, FieldError } from '../contract/errors.ts';

/** A call that failed. `status` is 0 if no response arrived (no network, server down). @public */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The error's code; also the end of its message id (`api.error.{code}`). */
  readonly code: string;
  /** The invalid fields, each with its error. */
  readonly errors: readonly FieldError[];
  /** Details of the error, such as both sides of a conflict. */
  readonly data: unknown;
  /** Identifies the request in the server's log. */
  readonly requestId: string | undefined;

  constructor(status: number, body: ErrorBody, requestId?: string, options?: ErrorOptions) {
    super(body.message, options);
    this.status = status;
    this.code = body.code;
    this.errors = body.errors ?? [];
    this.data = body.data;
    this.requestId = requestId;
  }
}
