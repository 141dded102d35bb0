import Box from '@mui/material/Box';
import type { BlockDefinition } from '@vitrina/block-kit';
import type { ComponentId } from '@vitrina/epack-model';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

import { BlockFields } from './BlockFields.tsx';

/** The fields of one kind of block and the component that they last showed. */
interface KeptKind {
  readonly definition: BlockDefinition;
  readonly id: ComponentId;
}

/** How many kinds of blocks keep their fields. */
const maxKinds = 4;

interface KeptFieldsProps {
  /** What is shown; nothing where it is undefined. */
  readonly shown: KeptKind | undefined;
}

/**
 * The fields of the active component. Those of the kinds of blocks shown before stay drawn, taken out of the document: to
 * draw some thirty fields anew costs a hundred times more than to put them back.
 */
export function KeptFields({ shown }: KeptFieldsProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [kept, setKept] = useState<readonly KeptKind[]>([]);
  const isNews = shown && (kept[0]?.id !== shown.id || kept[0].definition !== shown.definition);
  const kinds = isNews
    ? [shown, ...kept.filter(({ definition }) => definition !== shown.definition)].slice(0, maxKinds)
    : kept;
  if (isNews) setKept(kinds);
  return (
    <Box ref={setPlace} hidden={shown === undefined} sx={placeStyle}>
      {kinds.map(({ definition, id }) => (
        <KindFields
          key={definition.key}
          id={id}
          definition={definition}
          place={definition === shown?.definition ? place : null}
        />
      ))}
    </Box>
  );
}

const placeStyle = { flex: 1, overflowY: 'auto', pb: 8 } as const;

interface KindFieldsProps extends KeptKind {
  /** Where they are in the document, null while they are out of it. */
  readonly place: HTMLElement | null;
}

function KindFields({ id, definition, place }: KindFieldsProps) {
  const [holder] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    place?.append(holder);
    return () => holder.remove();
  }, [place, holder]);
  return createPortal(<BlockFields id={id} definition={definition} />, holder);
}
