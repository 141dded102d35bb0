/**
 * msw handlers typed by the contract.
 *
 * @packageDocumentation
 */
export { mockCall, mockData, mockError } from './mockCall.ts';
export type { MockInput, MockResolver } from './mockCall.ts';
