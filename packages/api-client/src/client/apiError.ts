import type { ErrorBody, FieldError } from '../contract/errors.ts';

/**
 * A call that did not succeed. `status` is 0 where no answer came at all (no network, server down).
 *
 * @public
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** What went wrong; ends the message's id (`api.error.{code}`). */
  readonly code: string;
  /** What is wrong with which field. */
  readonly errors: readonly FieldError[];
  /** Whatever the error is about, such as both sides of a conflict. */
  readonly data: unknown;
  /** Finds the request in the server's log. */
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
