import type { PageCheckFailure } from '@vitrina/api-client/contract';

/** The reason a page was not read. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly code: PageCheckFailure;

  constructor(code: PageCheckFailure, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
