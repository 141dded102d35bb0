import type { ComponentId } from '@vitrina/epack-model';
import { useState } from 'react';

import { useShownId } from './ShownFields.tsx';

interface Owned<Value> {
  readonly ownerId: ComponentId | undefined;
  readonly value: Value;
}

/** What a control holds of its own, for the component it shows: with the next one it begins anew, and the control stays. */
export function useOwnState<Value>(first: Value): readonly [Value, (value: Value) => void] {
  const ownerId = useShownId();
  const [own, setOwn] = useState<Owned<Value>>({ ownerId, value: first });
  const current = own.ownerId === ownerId ? own : { ownerId, value: first };
  if (current !== own) setOwn(current);
  return [current.value, (value) => setOwn({ ownerId, value })];
}
