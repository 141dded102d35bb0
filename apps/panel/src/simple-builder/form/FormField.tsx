import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { ComponentId, Json } from '@vitrina/epack-model';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useId, useMemo } from 'react';
import { readProp } from '@vitrina/editor-core/props';
import { applyChange } from '@vitrina/editor-core/store';
import { Control } from '@vitrina/editor-ui/controls';
import { EditedComponent } from '@vitrina/editor-ui/edited-component';
import { useEditorStore, useBuilderDispatch, useProp } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';

import type { Ask, LayoutNode } from '../layouts/layout.ts';
import { describeFault } from '../findLayoutProblems.ts';
import { fieldOf } from './fieldOf.ts';
import { narrowControl } from './narrowControl.ts';

interface FormFieldProps {
  readonly id: ComponentId;
  readonly node: LayoutNode;
  readonly ask: Ask;
}

/** Form field for a prop of a block, at the size that all other sizes inherit from. */
export function FormField({ id, node, ask }: FormFieldProps) {
  const controlId = useId();
  const labelId = `${controlId}-label`;
  const dispatch = useBuilderDispatch();
  const texts = useBlockTexts();
  const definition = useEditorStore().services.catalogue.find(node.key);
  const prop = useProp(id, ask.prop);
  const scope = useMemo(
    () => (definition ? { definition, propName: ask.prop } : undefined),
    [definition, ask.prop],
  );
  const kind = definition?.props[ask.prop];
  if (!scope || !kind) return null;
  const { value } = readProp(prop, kind, 'desktop');
  const update = (next: Json) =>
    dispatch(applyChange({ type: 'updateProperty', id, name: ask.prop, size: 'desktop', value: next }));
  const problem = describeFault(value, ask);
  const differs = Object.keys(prop?.value ?? {}).length > 1;
  return (
    <Box data-field={fieldOf(id, ask.prop)} sx={fieldStyle}>
      <Box component="label" id={labelId} htmlFor={controlId} sx={labelStyle}>
        {[texts.prop(scope.definition, ask.prop), (ask.number ?? 1) > 1 && ask.number]
          .filter(Boolean)
          .join(' ')}
      </Box>
      <EditedComponent value={id}>
        <Control
          control={narrowControl(kind.control, ask.fields)}
          value={value}
          onChange={update}
          id={controlId}
          labelId={labelId}
          scope={scope}
        />
      </EditedComponent>
      {problem && (
        <FormHelperText sx={{ m: 0, color: colors.attention }}>
          <FormattedMessage id={`simpleBuilder.field.${problem}`} />
        </FormHelperText>
      )}
      {differs && (
        <FormHelperText sx={{ m: 0 }}>
          <FormattedMessage id="simpleBuilder.field.differs" />
        </FormHelperText>
      )}
    </Box>
  );
}

const fieldStyle = { display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0 } as const;

const labelStyle = { fontSize: 12, lineHeight: '16px', fontWeight: 500 } as const;
