import './header.css';

import { memo, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { BlockFields } from './BlockFields.tsx';
import type { KeptKind, KeptKinds } from './keptKinds.ts';

/**
 * The fields of the active component. Those of the kinds of blocks shown before stay drawn, taken out of the document: to
 * draw some thirty fields anew costs a hundred times more than to put them back.
 */
export function KeptFields({ kinds, shown }: KeptKinds) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <div ref={setPlace} hidden={shown === undefined} className="inspector-fields">
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
