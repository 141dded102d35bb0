import { useEffect, useState } from 'react';

/** Returns a value once it has stayed the same for a while. An undefined value is passed over. */
export function useSettled<Value>(value: Value | undefined, afterMs: number): Value | undefined {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === undefined) return undefined;
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
