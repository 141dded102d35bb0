import type { ComponentId } from '@vitrina/epack-model';
import { useState } from 'react';

import { useShownId } from './ShownFields.tsx';

interface Owned<Value> {
  readonly ownerId: ComponentId | undefined;
  readonly value: Value;
}

/**
 * Returns local state of a control that resets when the control shows another component, without remounting
 * the control.
 */
export function useOwnState<Value>(first: Value): readonly [Value, (value: Value) => void] {
  const ownerId = useShownId();
  const [own, setOwn] = useState<Owned<Value>>({ ownerId, value: first });
  const current = own.ownerId === ownerId ? own : { ownerId, value: first };
  if (current !== own) setOwn(current);
  return [current.value, (value) => setOwn({ ownerId, value })];
}
