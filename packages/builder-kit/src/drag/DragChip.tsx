import Box from '@mui/material/Box';
import { colours, shadows } from '@vitrina/ui-kit';
import { getComponent } from '@vitrina/epack-model';
import { useDragLayer } from 'react-dnd';

import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { getActivePage } from '../store/selectors.ts';
import { useBlockTexts } from '../texts/useBlockTexts.ts';
import { blockDragType, type DragItem } from './dragItem.ts';

/** The name of what is being dragged, beside the pointer. */
export function DragChip() {
  const store = useBuilderStore();
  const texts = useBlockTexts();
  const { item, offset } = useDragLayer((monitor) => ({
    item: monitor.getItemType() === blockDragType ? monitor.getItem<DragItem | null>() : null,
    offset: monitor.getClientOffset(),
  }));
  if (item === null || offset === null) return null;
  const page = getActivePage(store.getState());
  const component = item.kind === 'existing' && page ? getComponent(page, item.id) : undefined;
  const name =
    item.kind === 'new' ? texts.block(item.draft.componentKey) : component && texts.component(component);
  return (
    <Box sx={{ ...chipStyle, transform: `translate(${offset.x + 12}px, ${offset.y + 12}px)` }}>{name}</Box>
  );
}

const chipStyle = {
  position: 'fixed',
  left: 0,
  top: 0,
  zIndex: 'tooltip',
  px: 2,
  py: 1,
  fontSize: 12,
  fontWeight: 500,
  borderRadius: '6px',
  pointerEvents: 'none',
  color: colours.ink,
  backgroundColor: colours.surface,
  boxShadow: shadows.menu,
} as const;
