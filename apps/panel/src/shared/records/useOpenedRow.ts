import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

import type { RowNeighbors } from './SideSheet.tsx';

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

/** Returns functions that open the rows before and after the open one; undefined if the list does not show it. */
export function useRowNeighbors(
  ids: readonly number[],
  { openedId, open }: Pick<ReturnType<typeof useOpenedRow>, 'openedId' | 'open'>,
): RowNeighbors | undefined {
  return useMemo(() => {
    const distinct = [...new Set(ids)];
    const place = openedId === undefined ? -1 : distinct.indexOf(openedId);
    if (place === -1) return undefined;
    const opening = (id: number | undefined) => (id === undefined ? undefined : () => open(id));
    return { openPrevious: opening(distinct[place - 1]), openNext: opening(distinct[place + 1]) };
  }, [ids, openedId, open]);
}
