import { useState } from 'react';

/**
 * What the figures that are shown were asked for with: while the next ones are on their way, and those before stand in
 * their place, the value of the time when they came.
 *
 * @param value - the same object until it changes
 */
export function useWhileShown<Value>(value: Value, isPlaceholderData: boolean): Value {
  const [shown, setShown] = useState(value);
  if (isPlaceholderData) return shown;
  if (shown !== value) setShown(value);
  return value;
}
