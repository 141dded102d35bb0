import RestartAlt from '@mui/icons-material/RestartAltOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { PropKind } from '@vitrina/block-kit';
import type { Json, SizeName } from '@vitrina/epack-model';
import { memo } from 'react';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import type { PropReading } from '@vitrina/editor-core/props';

import './field.css';

/** Props of {@link FieldHead}. */
export interface FieldHeadProps extends Pick<PropReading, 'isSetHere' | 'inheritedFrom' | 'isMixed'> {
  readonly kind: PropKind<unknown>;
  /** The size that an edit applies to. */
  readonly size: SizeName;
  readonly isSameOnAllSizes: boolean;
  readonly onChange: (value: Json | undefined) => void;
  readonly id: string;
  readonly labelId: string;
  /** Label of the prop. */
  readonly text: string;
}

/** Renders the label of a field and the origin of its value. Typing doesn't re-render it. */
export const FieldHead = memo(function FieldHead(props: FieldHeadProps) {
  const { id, labelId, text, kind, size, isSetHere, onChange } = props;
  return (
    <div className="field-head">
      <FieldLabel id={labelId} htmlFor={id} isSetHere={isSetHere}>
        {text}
      </FieldLabel>
      <Origin {...props} />
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

/** Shows the origin of a value that isn't set at this size, or that several components have different values. */
function Origin(props: Pick<FieldHeadProps, 'inheritedFrom' | 'isMixed' | 'isSameOnAllSizes'>) {
  const id = getOriginId(props);
  return (
    id && (
      <span className="field-origin">
        <FormattedMessage id={id} />
      </span>
    )
  );
}

function getOriginId(props: Pick<FieldHeadProps, 'inheritedFrom' | 'isMixed' | 'isSameOnAllSizes'>) {
  const { inheritedFrom, isMixed = false, isSameOnAllSizes } = props;
  if (isMixed) return 'builder.inspector.mixed';
  if (inheritedFrom !== undefined) return `builder.inspector.inherited.${inheritedFrom}` as const;
  return isSameOnAllSizes ? 'builder.inspector.allSizes' : undefined;
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
