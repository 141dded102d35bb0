/**
 * The calls of the contract as plain data, for browsers: no schema is included.
 *
 * @packageDocumentation
 */
export { calls } from './calls.generated.ts';
export type { Calls } from './types.ts';
