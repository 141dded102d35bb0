import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { noteScreen } from './loadScreensAhead.ts';
import { loadWithin } from './loadWithin.ts';
import { untilShown } from './untilShown.ts';

/**
 * A screen that takes its place when it has arrived. Unlike {@link lazyScreen} it does not suspend, since React holds back
 * for 300 ms what it reveals after suspending, and drawing it gives way to input. The nearest `ErrorBoundary` says so where
 * it does not arrive.
 *
 * @param load - asked once, when the screen is first wanted
 * @param place - what stands there until then, or what draws it
 * @param draw - how it is drawn once it is there: giving way to input and with what else arrives, or {@link atOnce}
 */
export function lateScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: ReactNode | ((props: Props) => ReactNode) = null,
  draw: (update: () => void) => void = startTransition,
): ComponentType<Props> {
  noteScreen(load);
  let loaded: ComponentType<Props> | undefined;
  return function LateScreen(props: Props) {
    const [Screen, setScreen] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown }>();
    const isMissing = Screen === undefined;
    useEffect(() => {
      if (!isMissing) return undefined;
      let isWanted = true;
      loadWithin(load)
        .then((screen) => {
          loaded = screen;
          if (isWanted) draw(() => setScreen(() => screen));
        })
        .catch((error: unknown) => {
          if (isWanted) setFailure({ error });
        });
      return () => {
        isWanted = false;
      };
    }, [isMissing]);
    if (failure) throw failure.error;
    if (Screen) return <Screen {...props} />;
    return typeof place === 'function' ? place(props) : place;
  };
}

/** Draws what somebody waits for before all that merely arrives. */
export function atOnce(update: () => void): void {
  update();
}

/** {@link lateScreen} for what may wait until the first screen is painted and the browser has time. */
export function afterScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: ReactNode = null,
  draw?: (update: () => void) => void,
): ComponentType<Props> {
  return lateScreen(
    async () => {
      await untilShown();
      return load();
    },
    place,
    draw,
  );
}
