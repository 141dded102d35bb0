import { memo, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import './header.css';
import { BlockFields } from './BlockFields.tsx';
import type { KeptKind, KeptKinds } from './keptKinds.ts';

/**
 * Renders the fields of the active component. The fields of recently shown block kinds stay rendered outside
 * the document: rendering about thirty fields again costs a hundred times more than attaching them.
 */
export function KeptFields({ kinds, shown }: KeptKinds) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isScrolled = useRef(false);
  const kind = shown?.definition;
  // Scrolls to the top when another kind is shown. Skipped if nothing was scrolled, because it would force a
  // layout.
  useLayoutEffect(() => {
    if (isScrolled.current) place?.scrollTo({ top: 0 });
    isScrolled.current = false;
  }, [place, kind]);
  return (
    <div
      ref={setPlace}
      hidden={shown === undefined}
      onScroll={() => {
        isScrolled.current = true;
      }}
      className="inspector-fields"
    >
      {kinds.map(({ definition, id, isAhead }) => (
        <KindFields
          key={definition.key}
          id={id}
          definition={definition}
          isAhead={isAhead}
          place={definition === shown?.definition ? place : null}
        />
      ))}
    </div>
  );
}

interface KindFieldsProps extends KeptKind {
  /** Element that contains the fields, or `null` while they are detached. */
  readonly place: HTMLElement | null;
}

const KindFields = memo(function KindFields({ id, definition, isAhead = false, place }: KindFieldsProps) {
  const [holder] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    place?.append(holder);
    return () => holder.remove();
  }, [place, holder]);
  return createPortal(<BlockFields id={id} definition={definition} isAhead={isAhead} />, holder);
});
