import InputBase from '@mui/material/InputBase';
import { colors } from '@vitrina/ui-kit';
import type { ComponentId } from '@vitrina/epack-model';
import { useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { applyChange } from '@vitrina/editor-core/store';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';

interface LayerNameProps {
  readonly id: ComponentId;
  readonly name: string;
  readonly onDone: () => void;
}

/**
 * Renders the field that renames a component. Enter or leaving the field applies the name, Escape cancels. An
 * empty name resets it to the block's.
 */
export function LayerName({ id, name, onDone }: LayerNameProps) {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const [text, setText] = useState(name);
  const keep = () => {
    const customName = text.trim();
    if (customName !== name) {
      const change = { type: 'renameComponent' as const, id };
      dispatch(applyChange(customName === '' ? change : { ...change, customName }));
    }
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') keep();
    else if (event.key === 'Escape') onDone();
    else return;
    event.preventDefault();
    event.stopPropagation();
    const row = event.currentTarget.closest<HTMLElement>('[data-layer]');
    // Move focus after the field is removed: losing focus applies the name.
    requestAnimationFrame(() => row?.focus());
  };
  return (
    <InputBase
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user asked to type here
      autoFocus
      value={text}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKeyDown}
      onBlur={keep}
      onDoubleClick={(event) => event.stopPropagation()}
      slotProps={{
        input: { 'aria-label': intl.formatMessage({ id: 'builder.layers.name' }), maxLength: 100 },
      }}
      sx={{ flex: 1, height: 24, px: 1, fontSize: 13, backgroundColor: colors.surface, borderRadius: '4px' }}
    />
  );
}
