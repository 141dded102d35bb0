import type { CallReference } from '../contract/call.ts';
import type { contract } from '../contract/index.ts';

type Contract = typeof contract;

/** A reference to every call of the contract, by its name. @public */
export type Calls = { readonly [Name in keyof Contract]: CallReference<Contract[Name]> };
