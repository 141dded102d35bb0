import { useState } from 'react';

/**
 * Returns the value that belongs to the displayed data. While new data is loading and the previous data is
 * displayed, returns the previous value.
 *
 * @param value - a value with a stable identity
 */
export function useWhileShown<Value>(value: Value, isPlaceholderData: boolean): Value {
  const [shown, setShown] = useState(value);
  if (isPlaceholderData) return shown;
  if (shown !== value) setShown(value);
  return value;
}
