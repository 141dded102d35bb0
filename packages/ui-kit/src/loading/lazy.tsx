import { startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { registerForPreload } from './preload.ts';
import { loadWithin } from './loadWithin.ts';
import { afterFirstPaint } from './afterFirstPaint.ts';

/**
 * A screen that renders once its code has loaded. Unlike {@link lazyScreen} it does not suspend: React delays
 * content revealed after suspending by 300 ms. Rendering yields to input. If loading fails, the nearest
 * `ErrorBoundary` shows it.
 *
 * @param load - loads the screen; called once, on the first render
 * @param place - the placeholder until then, or a function that renders it
 * @param draw - how to render the loaded screen: yielding to input and batched with other screens, or
 *   {@link atOnce}
 */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: ReactNode | ((props: Props) => ReactNode) = null,
  draw: (update: () => void) => void = startTransition,
): ComponentType<Props> {
  registerForPreload(load);
  let loaded: ComponentType<Props> | undefined;
  return function LazyPart(props: Props) {
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

/** Renders an update that the user waits for, before other loaded screens. */
export function atOnce(update: () => void): void {
  update();
}

/** {@link lazy} for a screen that can wait until the first paint, when the browser is idle. */
export function lazyAfterPaint<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  place: ReactNode = null,
  draw?: (update: () => void) => void,
): ComponentType<Props> {
  return lazy(
    async () => {
      await afterFirstPaint();
      return load();
    },
    place,
    draw,
  );
}
