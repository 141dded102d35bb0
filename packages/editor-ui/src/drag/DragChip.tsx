import Box from '@mui/material/Box';
import { colors, FormattedMessage, shadows } from '@vitrina/ui-kit';
import { getComponent } from '@vitrina/epack-model';
import { useSyncExternalStore } from 'react';
import { useDragLayer } from 'react-dnd';
import { blockDragType, type DragItem } from '@vitrina/editor-core/drag';
import { getActivePage } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useBlockTexts } from '../texts/useBlockTexts.ts';
import { useSharedRefusal } from './useDropRefusal.ts';

/**
 * Shows the name or the number of dragged blocks beside the pointer, and the reason if they can't be dropped
 * there.
 */
export function DragChip() {
  const store = useEditorStore();
  const texts = useBlockTexts();
  const { item, offset } = useDragLayer((monitor) => ({
    item: monitor.getItemType() === blockDragType ? monitor.getItem<DragItem | null>() : null,
    offset: monitor.getClientOffset(),
  }));
  const shared = useSharedRefusal();
  const refusal = useSyncExternalStore(shared.subscribe, shared.get);
  if (item === null || offset === null) return null;
  const getName = () => {
    if (item.kind === 'new') return texts.block(item.draft.componentKey);
    if (item.kind === 'saved') return item.name;
    const [only, ...others] = item.ids;
    if (others.length > 0)
      return <FormattedMessage id="builder.drag.several" values={{ count: item.ids.length }} />;
    const page = getActivePage(store.getState());
    const component = page && only !== undefined ? getComponent(page, only) : undefined;
    return component && texts.component(component);
  };
  const left = Math.min(offset.x + 12, innerWidth - maxWidthPx);
  return (
    <Box
      role={refusal === undefined ? undefined : 'alert'}
      sx={refusal === undefined ? chipStyle : refusedStyle}
      style={{ transform: `translate(${left}px, ${offset.y + 12}px)` }}
    >
      {refusal ?? getName()}
    </Box>
  );
}

/** Maximum width of the chip, in pixels. Also the distance kept from the window's edge. */
const maxWidthPx = 280;

const chipStyle = {
  position: 'fixed',
  left: 0,
  top: 0,
  zIndex: 'tooltip',
  maxWidth: maxWidthPx,
  px: 2,
  py: 1,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  borderRadius: '6px',
  pointerEvents: 'none',
  color: colors.ink,
  backgroundColor: colors.surface,
  boxShadow: shadows.menu,
} as const;

const refusedStyle = { ...chipStyle, color: '#ffffff', backgroundColor: colors.problem } as const;
