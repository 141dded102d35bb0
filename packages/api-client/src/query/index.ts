/**
 * TanStack Query options for the calls of the contract.
 *
 * @packageDocumentation
 */
export { callQuery, queryDefaults, queryKeyOf } from './callQuery.ts';
