import { memo, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

import './header.css';
import { BlockFields } from './BlockFields.tsx';
import type { KeptKind, KeptKinds } from './keptKinds.ts';

/**
 * The fields of the active component. Those of the kinds of blocks shown before stay drawn, taken out of the document: to
 * draw some thirty fields anew costs a hundred times more than to put them back.
 */
export function KeptFields({ kinds, shown }: KeptKinds) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isScrolled = useRef(false);
  const kind = shown?.definition;
  // Fields of another kind begin at their beginning. Asked of nobody who has not scrolled: that would cost a layout.
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
  /** Where they are in the document, null while they are out of it. */
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
