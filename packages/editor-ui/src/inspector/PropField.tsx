import Add from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import type { BlockDefinition, PropKind } from '@vitrina/block-kit';
import type { ComponentId, Json, SizeName } from '@vitrina/epack-model';
import { memo, useId, useMemo, useState } from 'react';
import type { PropReading } from '@vitrina/editor-core/props';

import './field.css';
import { Control } from '../controls/Control.tsx';
import { useBlockTexts } from '../texts/useBlockTexts.ts';
import { FieldHead } from './FieldHead.tsx';
import { usePropField } from './usePropField.ts';

interface PropFieldProps {
  readonly definition: BlockDefinition;
  readonly name: string;
  readonly kind: PropKind<unknown>;
  /** Whether the field shares its row. */
  readonly isHalf?: boolean;
}

/**
 * Renders a prop of the shown components. A group without values is collapsed to its name. Typing re-renders
 * only the edited field; selecting another component re-renders only the fields with different values.
 */
export const PropField = memo(function PropField({ definition, name, kind, isHalf = false }: PropFieldProps) {
  const { reading, ownerId, edited, isSameOnAllSizes, write } = usePropField(name, kind);
  const texts = useBlockTexts();
  const [openedId, setOpenedId] = useState<ComponentId>();
  const isGroup = kind.control.name === 'group';
  if (isGroup && openedId !== ownerId && reading.value !== undefined) setOpenedId(ownerId);
  const isFolded = isGroup && openedId !== ownerId;
  if (isFolded) {
    return (
      <Button startIcon={<Add />} onClick={() => setOpenedId(ownerId)} sx={foldedStyle}>
        {texts.prop(definition, name)}
      </Button>
    );
  }
  return (
    <Field
      key={ownerId}
      {...reading}
      definition={definition}
      name={name}
      kind={kind}
      isHalf={isHalf}
      size={edited}
      isSameOnAllSizes={isSameOnAllSizes}
      onChange={write}
    />
  );
});

const foldedStyle = {
  justifySelf: 'start',
  ml: -2,
  minHeight: 28,
  py: 0,
  fontSize: 12,
  fontWeight: 400,
  color: 'text.secondary',
} as const;

interface FieldProps extends PropReading, PropFieldProps {
  /** The size that an edit applies to. */
  readonly size: SizeName;
  readonly isSameOnAllSizes: boolean;
  readonly onChange: (value: Json | undefined) => void;
}

/** Memoized, because two blocks of a kind share most of their values. */
const Field = memo(function Field(props: FieldProps) {
  const { definition, name, kind, isHalf, value, onChange, ...reading } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const texts = useBlockTexts();
  const scope = useMemo(() => ({ definition, propName: name }), [definition, name]);
  const look = isHalf ? 'field field-half' : kind.control.name === 'boolean' ? 'field field-inline' : 'field';
  return (
    <div data-field={`prop:${name}`} className={look}>
      <FieldHead
        id={id}
        labelId={labelId}
        text={texts.prop(definition, name)}
        kind={kind}
        {...reading}
        onChange={onChange}
      />
      <Control
        control={kind.control}
        value={value}
        onChange={onChange}
        id={id}
        labelId={labelId}
        scope={scope}
      />
    </div>
  );
});
