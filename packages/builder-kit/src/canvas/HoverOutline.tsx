import Box from '@mui/material/Box';
import { colours } from '@vitrina/ui-kit';
import type { ComponentId } from '@vitrina/epack-model';
import { useEffect, useState } from 'react';

import { useBuilder, useComponent } from '../store/hooks.ts';
import { useBlockTexts } from '../texts/useBlockTexts.ts';
import { findBlockId, type CanvasSurface } from './canvasSurface.ts';
import { NameTag } from './NameTag.tsx';
import { toPosition } from './toPosition.ts';
import { useBlockBox } from './useBlockBox.ts';

interface HoverOutlineProps {
  readonly surface: CanvasSurface;
  readonly stage: HTMLElement;
}

/** What a click would select. */
export function HoverOutline({ surface, stage }: HoverOutlineProps) {
  const [hoveredId, setHoveredId] = useState<ComponentId>();
  const isSelected = useBuilder(
    (state) => hoveredId !== undefined && state.view.selection.includes(hoveredId),
  );
  useEffect(() => {
    const { page } = surface;
    const enter = ({ target }: Event) => setHoveredId(findBlockId(target instanceof Element ? target : null));
    const leave = () => setHoveredId(undefined);
    page.addEventListener('pointerover', enter);
    page.addEventListener('pointerleave', leave);
    page.addEventListener('dragstart', leave);
    return () => {
      page.removeEventListener('pointerover', enter);
      page.removeEventListener('pointerleave', leave);
      page.removeEventListener('dragstart', leave);
    };
  }, [surface]);
  if (hoveredId === undefined || isSelected) return null;
  return <Outline id={hoveredId} surface={surface} stage={stage} />;
}

function Outline({ id, surface, stage }: HoverOutlineProps & { readonly id: ComponentId }) {
  const texts = useBlockTexts();
  const component = useComponent(id);
  const box = useBlockBox(surface, stage, id);
  if (box === undefined || component === undefined) return null;
  return (
    <Box sx={outlineStyle} style={toPosition(box)}>
      <NameTag isQuiet>{texts.component(component)}</NameTag>
    </Box>
  );
}

const outlineStyle = { position: 'absolute', border: `1px dashed ${colours.accent}` } as const;
