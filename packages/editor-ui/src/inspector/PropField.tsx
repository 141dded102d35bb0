import Add from '@mui/icons-material/AddOutlined';
import RestartAlt from '@mui/icons-material/RestartAltOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { BlockDefinition, PropKind } from '@vitrina/block-kit';
import type { ComponentId, Json, SizeName } from '@vitrina/epack-model';
import { memo, useCallback, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { isStateless, getEditedSize, type PropReading } from '@vitrina/editor-core/props';
import { applyChange } from '@vitrina/editor-core/store';

import './field.css';
import { Control } from '../controls/Control.tsx';
import { useBuilderDispatch } from '../store/hooks.ts';
import { useBlockTexts } from '../texts/useBlockTexts.ts';
import { useShown, useShownSize } from '../edited-component/ShownFields.tsx';

interface PropFieldProps {
  readonly definition: BlockDefinition;
  readonly name: string;
  readonly kind: PropKind<unknown>;
}

/**
 * Renders a prop of the shown component. A group without values is collapsed to its name. Typing re-renders
 * only the edited field; selecting another component re-renders only the fields with different values.
 */
export const PropField = memo(function PropField({ definition, name, kind }: PropFieldProps) {
  const shown = useShown();
  const size = useShownSize();
  const reading = useSyncExternalStore(shown.subscribe, () => shown.read(name, kind, size));
  const isPassedOn = isStateless(kind);
  const ownerId = useSyncExternalStore(shown.subscribe, () => (isPassedOn ? undefined : shown.getId()));
  const texts = useBlockTexts();
  const [openedId, setOpenedId] = useState<ComponentId>();
  const isGroup = kind.control.name === 'group';
  if (isGroup && openedId !== ownerId && reading.value !== undefined) setOpenedId(ownerId);
  const isFolded = isGroup && openedId !== ownerId;
  const dispatch = useBuilderDispatch();
  const edited = getEditedSize(kind, size);
  const update = useCallback(
    (value: Json | undefined) => {
      const id = ownerId ?? shown.getId();
      const change = { type: 'updateProperty' as const, id, name, size: edited };
      dispatch(applyChange(value === undefined ? change : { ...change, value }));
    },
    [dispatch, shown, ownerId, name, edited],
  );
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
      size={edited}
      isSameOnAllSizes={!kind.isPerSize && size !== 'desktop'}
      onChange={update}
    />
  );
});

const foldedStyle = {
  alignSelf: 'flex-start',
  ml: -2,
  minHeight: 28,
  py: 0,
  fontSize: 12,
  fontWeight: 400,
  color: 'text.secondary',
} as const;

interface FieldProps extends PropReading, Pick<PropFieldProps, 'definition' | 'name' | 'kind'> {
  /** The size that an edit applies to. */
  readonly size: SizeName;
  readonly isSameOnAllSizes: boolean;
  readonly onChange: (value: Json | undefined) => void;
}

/** Memoized, because two blocks of a kind share most of their values. */
const Field = memo(function Field(props: FieldProps) {
  const { definition, name, kind, size, value, isSetHere, inheritedFrom, isSameOnAllSizes, onChange } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const texts = useBlockTexts();
  const scope = useMemo(() => ({ definition, propName: name }), [definition, name]);
  const inLine = kind.control.name === 'boolean';
  return (
    <div data-field={`prop:${name}`} className={inLine ? 'field field-inline' : 'field'}>
      <FieldHead
        id={id}
        labelId={labelId}
        text={texts.prop(definition, name)}
        kind={kind}
        size={size}
        isSetHere={isSetHere}
        inheritedFrom={inheritedFrom}
        isSameOnAllSizes={isSameOnAllSizes}
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

interface FieldHeadProps extends Omit<FieldProps, 'definition' | 'name' | 'value'> {
  readonly id: string;
  readonly labelId: string;
  /** Label of the prop. */
  readonly text: string;
}

/** Renders the label of a field and the origin of its value. Typing doesn't re-render it. */
const FieldHead = memo(function FieldHead(props: FieldHeadProps) {
  const { id, labelId, text, kind, size, isSetHere, inheritedFrom, isSameOnAllSizes, onChange } = props;
  return (
    <div className="field-head">
      <FieldLabel id={labelId} htmlFor={id} isSetHere={isSetHere}>
        {text}
      </FieldLabel>
      <Origin inheritedFrom={inheritedFrom} isSameOnAllSizes={isSameOnAllSizes} />
      {isSetHere && (
        <ResetButton
          size={size}
          onReset={() => onChange(size === 'desktop' && !kind.isOptional ? kind.defaultValue : undefined)}
        />
      )}
    </div>
  );
});

interface FieldLabelProps {
  readonly id: string;
  readonly htmlFor: string;
  readonly isSetHere: boolean;
  readonly children: string;
}

function FieldLabel({ id, htmlFor, isSetHere, children }: FieldLabelProps) {
  return (
    <label id={id} htmlFor={htmlFor} className={isSetHere ? 'field-label field-label-set' : 'field-label'}>
      {children}
      {isSetHere && (
        <span aria-hidden className="field-dot">
          •
        </span>
      )}
    </label>
  );
}

/** Shows the origin of a value that isn't set at this size. */
function Origin({ inheritedFrom, isSameOnAllSizes }: Pick<FieldProps, 'inheritedFrom' | 'isSameOnAllSizes'>) {
  const intl = useIntl();
  if (inheritedFrom === undefined && !isSameOnAllSizes) return null;
  return (
    <span className="field-origin">
      {inheritedFrom === undefined ? (
        <FormattedMessage id="builder.inspector.allSizes" />
      ) : (
        intl.formatMessage({ id: `builder.inspector.inherited.${inheritedFrom}` })
      )}
    </span>
  );
}

function ResetButton({ size, onReset }: { size: SizeName; onReset: () => void }) {
  const intl = useIntl();
  const label = intl.formatMessage({
    id: size === 'desktop' ? 'builder.inspector.resetDefault' : 'builder.inspector.reset',
  });
  return (
    <Tooltip title={label}>
      <IconButton
        aria-label={label}
        onClick={onReset}
        sx={{ ml: 'auto', width: 20, height: 20, minHeight: 0, '& svg': { fontSize: 16 } }}
      >
        <RestartAlt />
      </IconButton>
    </Tooltip>
  );
}
