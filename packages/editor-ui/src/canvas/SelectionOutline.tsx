import type { ComponentId } from '@vitrina/epack-model';

import './overlay.css';
import { NameTag } from './NameTag.tsx';
import { useOverBlock, type OverlayPlace } from '../surface/overBlock.ts';
import { BlockPoints } from './points/BlockPoints.tsx';
import { FocusPoint } from './points/FocusPoint.tsx';
import { SelectionTools } from './SelectionTools.tsx';

interface SelectionOutlineProps extends OverlayPlace {
  readonly id: ComponentId;
  /** Whether the component is the last selected one, which commands act on. */
  readonly isActive: boolean;
  readonly isEditing: boolean;
}

/** Outlines a selected component. The active component also has its name and commands. */
export function SelectionOutline({ id, surface, stage, isActive, isEditing }: SelectionOutlineProps) {
  const ref = useOverBlock({ surface, stage }, id);
  return (
    <div ref={ref} data-selected={id} className={isActive ? 'outline outline-active' : 'outline'}>
      {isActive && !isEditing && (
        <NameTag>
          <SelectionTools />
        </NameTag>
      )}
      {isActive && !isEditing && <BlockPoints key={id} id={id} surface={surface} />}
      {isActive && !isEditing && <FocusPoint key={`focus ${id}`} id={id} surface={surface} />}
    </div>
  );
}
