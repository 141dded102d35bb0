import Box from '@mui/material/Box';
import type { PresentPerson } from '@vitrina/api-client/contract';
import { getComponent, type ComponentId } from '@vitrina/epack-model';
import { getActivePage } from '@vitrina/editor-core/store';
import { useEditorState } from '@vitrina/editor-ui/store';
import { useOverBlock, type OverlayPlace } from '@vitrina/editor-ui/surface';

import { getPersonColor } from './personColor.ts';
import { usePeopleOnPage } from './usePeopleOnPage.ts';

/** Outlines the blocks that other people have selected, each with the names. The layers list tells the same in words. */
export function PresenceMarks(place: OverlayPlace) {
  const people = usePeopleOnPage();
  return [...people].map(([id, here]) => <PresenceMark key={id} id={id} people={here} {...place} />);
}

interface PresenceMarkProps extends OverlayPlace {
  readonly id: ComponentId;
  readonly people: readonly PresentPerson[];
}

function PresenceMark({ id, people, surface, stage }: PresenceMarkProps) {
  const ref = useOverBlock({ surface, stage }, id);
  const isThere = useEditorState((state) => {
    const page = getActivePage(state);
    return page !== undefined && getComponent(page, id) !== undefined;
  });
  const color = getPersonColor(people[0]?.userId ?? 0);
  if (!isThere) return null;
  return (
    <Box ref={ref} aria-hidden data-presence={id} sx={markStyle} style={{ outlineColor: color }}>
      <Box component="span" sx={nameStyle} style={{ backgroundColor: color }}>
        {[...new Set(people.map(({ name }) => name))].join(', ')}
      </Box>
    </Box>
  );
}

const markStyle = {
  position: 'absolute',
  pointerEvents: 'none',
  outlineStyle: 'solid',
  outlineWidth: 2,
  outlineOffset: -1,
} as const;

const nameStyle = {
  position: 'absolute',
  // Below the block: the name of the own selection is above.
  top: '100%',
  right: -1,
  maxWidth: 180,
  px: 1.5,
  fontSize: 11,
  lineHeight: '18px',
  fontWeight: 500,
  color: '#fff',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  borderRadius: '0 0 6px 6px',
} as const;
