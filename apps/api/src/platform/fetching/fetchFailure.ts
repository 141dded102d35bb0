import type { PageCheckFailure } from '@vitrina/api-client/contract';

/** The reason a page was not read. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly code: PageCheckFailure;
  /** The answer or error as the network gave it, such as `HTTP 503`; empty if the code says it all. */
  readonly detail: string;

  constructor(code: PageCheckFailure, { detail = '', ...options }: ErrorOptions & { detail?: string } = {}) {
    super(code, options);
    this.code = code;
    this.detail = detail;
  }
}
