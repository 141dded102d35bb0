import Lock from '@mui/icons-material/LockOutlined';
import LockOpen from '@mui/icons-material/LockOpenOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import IconButton from '@mui/material/IconButton';
import { resolveSized, type ComponentId } from '@vitrina/epack-model';
import type { MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { toggleHidden, toggleLock } from '@vitrina/editor-core/commands';
import { getLockedIds } from '@vitrina/editor-core/store';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorState, useBuilderDispatch, useProp } from '@vitrina/editor-ui/store';

interface LayerSwitchesProps {
  readonly id: ComponentId;
  readonly name: string;
}

/**
 * Renders the switches that hide a component at the size in view and smaller sizes, and lock it against
 * moving, editing on the page and deletion.
 */
export function LayerSwitches({ id, name }: LayerSwitchesProps) {
  const dispatch = useBuilderDispatch();
  const { refuse } = useEditor();
  const size = useEditorState((state) => state.view.size);
  const isLocked = useEditorState((state) => getLockedIds(state).includes(id));
  const isHidden = resolveSized(useProp(id, 'hide')?.value ?? {}, size) === true;
  return (
    <>
      <Switch
        labelId="builder.layers.hide"
        name={name}
        isOn={isHidden}
        onToggle={() => {
          const refusal = dispatch(toggleHidden(id));
          if (refusal) refuse(refusal);
        }}
      >
        {isHidden ? <VisibilityOff /> : <Visibility />}
      </Switch>
      <Switch
        labelId="builder.layers.lock"
        name={name}
        isOn={isLocked}
        onToggle={() => dispatch(toggleLock(id))}
      >
        {isLocked ? <Lock /> : <LockOpen />}
      </Switch>
    </>
  );
}

interface SwitchProps {
  readonly labelId: 'builder.layers.hide' | 'builder.layers.lock';
  readonly name: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

function Switch({ labelId, name, isOn, onToggle, children }: SwitchProps) {
  const intl = useIntl();
  return (
    <IconButton
      aria-label={intl.formatMessage({ id: labelId }, { name })}
      aria-pressed={isOn}
      // The tree is a single tab stop; arrow keys reach the switches from their row.
      tabIndex={-1}
      onClick={(event: MouseEvent) => {
        event.stopPropagation();
        onToggle();
      }}
      onDoubleClick={(event) => event.stopPropagation()}
      sx={{ width: 22, height: 22, minHeight: 0, '& svg': { fontSize: 15 } }}
    >
      {children}
    </IconButton>
  );
}
