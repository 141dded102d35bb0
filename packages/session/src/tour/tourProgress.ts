import type { TourStep } from '@vitrina/api-client/contract';
import { useCallback, useSyncExternalStore } from 'react';

/** A tour that was begun, in this browser. */
export interface BegunTour {
  /** `left`: closed before or during the tour. `finished`: the last step was shown. */
  readonly state: 'active' | 'left' | 'finished';
  readonly epackId: string;
  /** When it began, as the server told. */
  readonly since: string;
  /** When the demo was loaded; a reset ends the tour, whose package is gone. */
  readonly loadedDate: string;
  /** The steps done or skipped here, besides those that the server notices. */
  readonly seenSteps: readonly TourStep[];
  /** The step whose screen was opened last. It is shown until the user leaves that screen or moves on. */
  readonly openedStep?: TourStep | undefined;
  /** Whether only the title is shown. */
  readonly isFolded: boolean;
}

/** Undefined: never begun. `wanted`: begins once the server has chosen a package. */
export type TourProgress = BegunTour | { readonly state: 'wanted' } | undefined;

/*
 * The progress is stored in the browser instead of on the server: many people share the account of a public demo,
 * and each of them takes the tour. The steps themselves are noticed by the server.
 */
const keyStart = 'vitrina.tour.';
const keyOf = (userId: number) => `${keyStart}${userId}`;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Changes in other tabs, such as the editor in one of its own.
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

function readText(userId: number): string | null {
  try {
    return localStorage.getItem(keyOf(userId));
  } catch {
    return null;
  }
}

function parse(text: string | null): TourProgress {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as TourProgress;
  } catch {
    return undefined;
  }
}

/** Stores the progress; without storage, the tour is offered at each start. */
function write(userId: number, progress: TourProgress): void {
  try {
    if (progress) localStorage.setItem(keyOf(userId), JSON.stringify(progress));
    else localStorage.removeItem(keyOf(userId));
  } catch {
    // A full or blocked storage must not stop the work beside the tour.
  }
  for (const listener of listeners) listener();
}

/** Continues a user's tour that was left, or begins it again. */
export function resumeTour(userId: number): void {
  const progress = parse(readText(userId));
  if (progress?.state === 'left' || progress?.state === 'active')
    write(userId, { ...progress, state: 'active', isFolded: false });
  else write(userId, { state: 'wanted' });
}

/** Offers the tour again to everyone who uses this browser, as after the first start of the demo. */
export function forgetTours(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(keyStart)) localStorage.removeItem(key);
  } catch {
    // Without storage, there is nothing to forget.
  }
  for (const listener of listeners) listener();
}

/** Returns a user's progress, and a function to change it. */
export function useTourProgress(userId: number): [TourProgress, (next: TourProgress) => void] {
  const text = useSyncExternalStore(subscribe, () => readText(userId));
  const change = useCallback((next: TourProgress) => write(userId, next), [userId]);
  return [parse(text), change];
}
