import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

const name = 'open';

/** Returns the open row of a list, stored in the URL so that it can be linked and Back closes it. */
export function useOpenedRow() {
  const [address, setAddress] = useSearchParams();
  const change = useCallback(
    (id: number | undefined) =>
      setAddress((current) => {
        const next = new URLSearchParams(current);
        if (id === undefined) next.delete(name);
        else next.set(name, String(id));
        return next;
      }),
    [setAddress],
  );
  const id = Number(address.get(name));
  return {
    openedId: Number.isSafeInteger(id) && id > 0 ? id : undefined,
    open: change,
    close: useCallback(() => change(undefined), [change]),
  };
}
