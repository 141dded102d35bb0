import type { PageKey } from '@vitrina/epack-model';
import type { Measurement } from '@vitrina/page-measure';
import { useCallback, useMemo, useState } from 'react';

import type { PageMeasurements } from './joinFindings.ts';
import { type ShownSize, widths } from './widths.ts';

/** The page in view, measurements of pages, and a walk through all pages. */
export interface Measuring {
  readonly shown: PageKey;
  readonly show: (key: PageKey) => void;
  readonly measured: Readonly<Record<PageKey, PageMeasurements>>;
  readonly onMeasured: (key: PageKey, size: ShownSize, result: Measurement | Error) => void;
  /** Whether a screen of the page in view could not be measured. */
  readonly hasFailed: boolean;
  /** The number of the page in view while all pages are measured; undefined otherwise. */
  readonly step: number | undefined;
  readonly measureAll: () => void;
  readonly cancel: () => void;
}

/** Keeps the measurements of a package's pages, until they are saved again. */
export function useMeasuring(keys: readonly PageKey[], first: PageKey): Measuring {
  const [shown, setShown] = useState(first);
  const [measured, setMeasured] = useState<Readonly<Record<PageKey, PageMeasurements>>>({});
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [isWalking, setIsWalking] = useState(false);
  const onMeasured = useCallback((key: PageKey, size: ShownSize, result: Measurement | Error) => {
    if (result instanceof Error) setFailed((all) => [...all, `${key} ${size}`]);
    else setMeasured((all) => ({ ...all, [key]: { ...all[key], [size]: result } }));
  }, []);
  const isDone = useCallback(
    (key: PageKey) =>
      widths.every(({ size }) => measured[key]?.[size] !== undefined || failed.includes(`${key} ${size}`)),
    [measured, failed],
  );
  const next = isWalking && isDone(shown) ? keys.find((key) => !isDone(key)) : undefined;
  // Adjusted while rendering: an effect would show the last page once more.
  if (next !== undefined) setShown(next);
  else if (isWalking && isDone(shown)) setIsWalking(false);
  return useMemo(
    () => ({
      shown,
      show: (key) => {
        setIsWalking(false);
        setShown(key);
      },
      measured,
      onMeasured,
      hasFailed: widths.some(({ size }) => failed.includes(`${shown} ${size}`)),
      step: isWalking ? keys.indexOf(shown) + 1 : undefined,
      measureAll: () => setIsWalking(true),
      cancel: () => setIsWalking(false),
    }),
    [shown, measured, onMeasured, failed, isWalking, keys],
  );
}
