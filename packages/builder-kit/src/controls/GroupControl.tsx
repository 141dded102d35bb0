import Box from '@mui/material/Box';
import { colours } from '@vitrina/ui-kit';
import { useId } from 'react';

import { useBlockTexts } from '../texts/useBlockTexts.ts';
import { toObject } from './jsonText.ts';
import type { ControlProps, NestingControlProps, PropScope } from './controlProps.ts';

/** Several values that are stored as one. */
export function GroupControl(props: NestingControlProps<'group'>) {
  const { control, value, onChange, labelId, scope, Nested } = props;
  const stored = toObject(value);
  return (
    <Box role="group" aria-labelledby={labelId} sx={groupStyle}>
      {Object.entries(control.fields).map(([name, kind]) => (
        <Member
          key={name}
          name={name}
          control={kind.control}
          value={stored[name] ?? (kind.isOptional ? undefined : kind.defaultValue)}
          onChange={(next) => onChange({ ...stored, [name]: next })}
          scope={scope}
          Nested={Nested}
        />
      ))}
    </Box>
  );
}

interface MemberProps extends Pick<ControlProps, 'control' | 'value' | 'onChange'> {
  readonly Nested: NestingControlProps<'group'>['Nested'];
  readonly name: string;
  readonly scope: PropScope;
}

function Member({ name, scope, Nested, ...control }: MemberProps) {
  const id = useId();
  const texts = useBlockTexts();
  const inLine = control.control.name === 'boolean';
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: inLine ? 'row' : 'column',
        gap: 1,
        alignItems: inLine ? 'center' : 'stretch',
      }}
    >
      <Box
        component="label"
        id={`${id}-label`}
        htmlFor={id}
        sx={{ flex: inLine ? 1 : 'none', fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}
      >
        {texts.field(scope.definition, scope.propName, name)}
      </Box>
      <Nested {...control} id={id} labelId={`${id}-label`} scope={{ ...scope, field: name }} />
    </Box>
  );
}

const groupStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  pl: 2,
  borderLeft: `2px solid ${colours.line}`,
} as const;
