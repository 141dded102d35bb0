import type { ComponentId } from '@vitrina/epack-model';
import { type EditorState, getActivePage } from '@vitrina/editor-core/store';
import { isAtTop } from '@vitrina/editor-core/tables';

import './overlay.css';
import { NameTag } from './NameTag.tsx';
import { useEditorState } from '../store/hooks.ts';
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
  const isLifted = useEditorState((state) => isUnderHandles(state, id));
  const classNames = ['outline', isActive && 'outline-active', isLifted && 'outline-lifted'];
  return (
    <div ref={ref} data-selected={id} className={classNames.filter(Boolean).join(' ')}>
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

/** Returns whether the handles of a table's columns are above a block, where its name would be. */
function isUnderHandles(state: EditorState, id: ComponentId): boolean {
  const page = getActivePage(state);
  return page !== undefined && isAtTop(page, id);
}
