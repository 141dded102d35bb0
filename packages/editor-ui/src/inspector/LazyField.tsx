import { startTransition, useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { RestedContext } from './RestedContext.ts';

/** How high a field is, about, in pixels. */
const fieldHeightPx = 52;

/** How far below what is in view fields are drawn already, in pixels. */
const aheadPx = 150;

interface LazyFieldProps {
  /** Whether it is sure to be in view. */
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

/**
 * A field that is drawn when it comes into view, or when there is time, for the find function and the keyboard: a block
 * has some thirty, and twelve are seen.
 */
export function LazyField({ isFirst, children }: LazyFieldProps) {
  const [wasSeen, setSeen] = useState(isFirst);
  const isShown = useContext(RestedContext) || wasSeen;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (place.current ? watch(place.current, () => startTransition(() => setSeen(true))) : undefined),
    [isShown],
  );
  return isShown ? children : <div ref={place} style={placeStyle} />;
}

const placeStyle = { minHeight: fieldHeightPx } as const;

const onSeen = new WeakMap<Element, () => void>();

/** One for all places: each observer is asked in every frame. */
let observer: IntersectionObserver | undefined;

function watch(place: Element, run: () => void): () => void {
  const shared = (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) onSeen.get(target)?.();
    },
    // Engines that do not know margins of inner scrollers draw the field as it comes into view.
    { scrollMargin: `${aheadPx}px` },
  ));
  onSeen.set(place, run);
  shared.observe(place);
  return () => shared.unobserve(place);
}
