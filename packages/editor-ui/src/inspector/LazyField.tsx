import { startTransition, useContext, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { RestedContext } from './RestedContext.ts';

/** Approximate height of a field, in pixels. */
const fieldHeightPx = 52;

/** Distance below the visible area at which fields are already rendered, in pixels. */
const aheadPx = 150;

interface LazyFieldProps {
  /** Whether the field is always in view. */
  readonly isFirst: boolean;
  /** Whether the field shares its row. */
  readonly isHalf: boolean;
  readonly children: ReactNode;
}

/**
 * Renders a field when it scrolls into view, or when the browser is idle, so that find-in-page and keyboard
 * navigation reach it. A block has about thirty fields, of which twelve are visible.
 */
export function LazyField({ isFirst, isHalf, children }: LazyFieldProps) {
  const [wasSeen, setSeen] = useState(isFirst);
  const isShown = useContext(RestedContext) || wasSeen;
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (place.current ? watch(place.current, () => startTransition(() => setSeen(true))) : undefined),
    [isShown],
  );
  return isShown ? (
    children
  ) : (
    <div ref={place} style={placeStyle} className={isHalf ? 'field-half' : undefined} />
  );
}

const placeStyle = { minHeight: fieldHeightPx } as const;

const onSeen = new WeakMap<Element, () => void>();

/** One observer for all fields, because each observer costs time in every frame. */
let observer: IntersectionObserver | undefined;

function watch(place: Element, run: () => void): () => void {
  const shared = (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) onSeen.get(target)?.();
    },
    // Browsers without `scrollMargin` support render the field when it scrolls into view.
    { scrollMargin: `${aheadPx}px` },
  ));
  onSeen.set(place, run);
  shared.observe(place);
  return () => shared.unobserve(place);
}
