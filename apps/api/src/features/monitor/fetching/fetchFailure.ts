import type { PageCheckFailure } from '@vitrina/api-client/contract';

/** A page that was not read, and why. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly code: PageCheckFailure;

  constructor(code: PageCheckFailure, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
