import type { BlockDefinition, Control, PropKind } from '@vitrina/block-kit';
import { useId, type ReactNode } from 'react';

import { BoxControl } from '../controls/BoxControl.tsx';
import { useBlockTexts } from '../texts/useBlockTexts.ts';
import { FieldHead } from './FieldHead.tsx';
import { usePropField } from './usePropField.ts';

interface SpaceFieldsProps {
  readonly definition: BlockDefinition;
  readonly margin: PropKind<unknown>;
  readonly padding: PropKind<unknown>;
}

/** Renders the margin of a block around its padding, as they are on the page. */
export function SpaceFields({ definition, margin, padding }: SpaceFieldsProps) {
  return (
    <BoxField definition={definition} name="margin" kind={margin}>
      <BoxField definition={definition} name="padding" kind={padding} />
    </BoxField>
  );
}

interface BoxFieldProps {
  readonly definition: BlockDefinition;
  readonly name: string;
  readonly kind: PropKind<unknown>;
  readonly children?: ReactNode;
}

function BoxField({ definition, name, kind, children }: BoxFieldProps) {
  const id = useId();
  const texts = useBlockTexts();
  const { reading, edited, isSameOnAllSizes, write } = usePropField(name, kind);
  const { value, ...origin } = reading;
  return (
    <div data-field={`prop:${name}`} className="field">
      <BoxControl
        control={kind.control as Extract<Control, { name: 'box' }>}
        value={value}
        onChange={write}
        id={id}
        labelId={`${id}-label`}
        head={
          <FieldHead
            id={id}
            labelId={`${id}-label`}
            text={texts.prop(definition, name)}
            kind={kind}
            size={edited}
            isSameOnAllSizes={isSameOnAllSizes}
            {...origin}
            onChange={write}
          />
        }
      >
        {children}
      </BoxControl>
    </div>
  );
}
