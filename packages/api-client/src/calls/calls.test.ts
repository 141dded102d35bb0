import { expect, expectTypeOf, it } from 'vitest';

import type { CallArguments } from '../client/types.ts';
import { contract, type CallName, type CallResponse } from '../contract/index.ts';
import { calls } from './index.ts';
import { toReferences } from './toReferences.ts';

it('are those of the contract; where they are not, `pnpm --filter @vitrina/api-client calls:update` makes them so', () => {
  expect(calls).toEqual(toReferences(contract));
  expectTypeOf<CallName>().toEqualTypeOf<keyof typeof contract>();
});

it('take and answer what the contract says', () => {
  type Save = typeof contract.saveComponents;
  expectTypeOf<CallArguments<typeof calls.saveComponents>>().toEqualTypeOf<CallArguments<Save>>();
  expectTypeOf<CallResponse<typeof calls.saveComponents>>().toEqualTypeOf<CallResponse<Save>>();
  expectTypeOf<CallResponse<typeof calls.downloadEpack>>().toEqualTypeOf<Blob>();
  expectTypeOf<CallArguments<typeof calls.logout>>().toEqualTypeOf<CallArguments<typeof contract.logout>>();
});
