import ChevronRight from '@mui/icons-material/ChevronRightOutlined';
import Box from '@mui/material/Box';
import { colours } from '@vitrina/ui-kit';
import { isDynamicWrapper, type ComponentId } from '@vitrina/epack-model';
import { memo, useEffect, useRef, type MouseEvent } from 'react';

import { useBuilder, useBuilderDispatch, useChildIds, useComponent } from '../store/hooks.ts';
import { getActiveId } from '../store/selectors.ts';
import { viewActions } from '../store/viewSlice.ts';
import { useBlockTexts } from '../texts/useBlockTexts.ts';
import { getTextExcerpt } from './getTextExcerpt.ts';
import { useLayers } from './LayersContext.ts';

/** Indent per level, in pixels. */
const indentPx = 14;

interface LayerRowProps {
  readonly id: ComponentId;
  readonly level: number;
}

/** A component in the tree and, while open, those inside it. */
export const LayerRow = memo(function LayerRow({ id, level }: LayerRowProps) {
  const texts = useBlockTexts();
  const dispatch = useBuilderDispatch();
  const layers = useLayers();
  const component = useComponent(id);
  const childIds = useChildIds(id);
  const isSelected = useBuilder((state) => state.view.selection.includes(id));
  const isActive = useBuilder((state) => getActiveId(state) === id);
  const selection = useBuilder((state) => (isSelected ? state.view.selection : undefined));
  const rowRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) rowRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  if (component === undefined) return null;
  // What only holds a series has no markup of its own: its members stand in its place.
  if (isDynamicWrapper(component)) {
    return childIds.map((childId) => <LayerRow key={childId} id={childId} level={level} />);
  }

  const hasChildren = childIds.length > 0;
  const isOpen = hasChildren && layers.isOpen(id);
  const excerpt = getTextExcerpt(component);
  const select = (event: MouseEvent) => {
    const isAdding = event.ctrlKey || event.metaKey || event.shiftKey;
    dispatch(
      viewActions.selected(isAdding ? [...(selection ?? []).filter((other) => other !== id), id] : [id]),
    );
  };
  return (
    <>
      <Box
        ref={rowRef}
        role="treeitem"
        aria-level={level}
        aria-selected={isSelected}
        {...(hasChildren && { 'aria-expanded': isOpen })}
        tabIndex={isActive ? 0 : -1}
        data-layer={id}
        onClick={select}
        sx={rowStyle}
        style={{ paddingInlineStart: 8 + (level - 1) * indentPx }}
      >
        <Box
          component="span"
          aria-hidden
          onClick={(event: MouseEvent) => {
            event.stopPropagation();
            layers.setOpen(id, !isOpen);
          }}
          sx={{
            ...chevronStyle,
            visibility: hasChildren ? 'visible' : 'hidden',
            transform: isOpen ? 'rotate(90deg)' : 'none',
          }}
        >
          <ChevronRight />
        </Box>
        <Box component="span" sx={{ flexShrink: 0 }}>
          {texts.component(component)}
        </Box>
        {excerpt !== '' && (
          <Box component="span" sx={excerptStyle}>
            {excerpt}
          </Box>
        )}
      </Box>
      {isOpen && childIds.map((childId) => <LayerRow key={childId} id={childId} level={level + 1} />)}
    </>
  );
});

const rowStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  height: 28,
  pr: 2,
  fontSize: 13,
  cursor: 'default',
  userSelect: 'none',
  whiteSpace: 'nowrap',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 28px',
  '&:hover': { backgroundColor: colours.hover },
  '&[aria-selected=true]': { backgroundColor: colours.accentSoft },
  '&:focus-visible': { outlineOffset: -2 },
} as const;

const chevronStyle = {
  display: 'flex',
  width: 16,
  flexShrink: 0,
  color: colours.inkSoft,
  transition: 'transform 120ms ease-out',
  '& svg': { fontSize: 16 },
} as const;

const excerptStyle = {
  color: 'text.secondary',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  minWidth: 0,
} as const;
