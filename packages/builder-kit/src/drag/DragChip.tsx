import Box from '@mui/material/Box';
import { colours, shadows } from '@vitrina/ui-kit';
import { getComponent } from '@vitrina/epack-model';
import { useDragLayer } from 'react-dnd';
import { FormattedMessage } from 'react-intl';

import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { getActivePage } from '../store/selectors.ts';
import { useBlockTexts } from '../texts/useBlockTexts.ts';
import { blockDragType, type DragItem } from './dragItem.ts';

/** The name of what is being dragged, or how many blocks are, beside the pointer. */
export function DragChip() {
  const store = useBuilderStore();
  const texts = useBlockTexts();
  const { item, offset } = useDragLayer((monitor) => ({
    item: monitor.getItemType() === blockDragType ? monitor.getItem<DragItem | null>() : null,
    offset: monitor.getClientOffset(),
  }));
  if (item === null || offset === null) return null;
  const getName = () => {
    if (item.kind === 'new') return texts.block(item.draft.componentKey);
    const [only, ...others] = item.ids;
    if (others.length > 0)
      return <FormattedMessage id="builder.drag.several" values={{ count: item.ids.length }} />;
    const page = getActivePage(store.getState());
    const component = page && only !== undefined ? getComponent(page, only) : undefined;
    return component && texts.component(component);
  };
  return (
    <Box sx={{ ...chipStyle, transform: `translate(${offset.x + 12}px, ${offset.y + 12}px)` }}>
      {getName()}
    </Box>
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
