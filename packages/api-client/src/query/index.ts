/**
 * TanStack Query options for the calls of the contract.
 *
 * @packageDocumentation
 */
export { callMutation, invalidateOutdated, invalidateReadsOf, type CallVariables } from './callMutation.ts';
export { callQuery, queryDefaults, queryKeyOf } from './callQuery.ts';
