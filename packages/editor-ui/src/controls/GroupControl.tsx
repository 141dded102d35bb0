import Box from '@mui/material/Box';
import type { PropShape } from '@vitrina/block-kit';
import type { Json, JsonObject } from '@vitrina/epack-model';
import { colors } from '@vitrina/ui-kit';
import { useId } from 'react';
import { toObject, toText } from '@vitrina/editor-core/props';

import { AltTextContext, findAltName, type AltTextTarget } from '../assets/block-picture/altText.ts';
import { useBlockTexts } from '../texts/useBlockTexts.ts';
import type { ControlProps, NestingControlProps, PropScope } from '../edited-component/controlProps.ts';

/** Control for several values that are stored as one object. */
export function GroupControl(props: NestingControlProps<'group'>) {
  const { control, value, onChange, labelId, scope, Nested } = props;
  const stored = toObject(value);
  const altText = readAltText(control.fields, stored, onChange);
  const group = (
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
  return altText ? <AltTextContext value={altText}>{group}</AltTextContext> : group;
}

/** Returns the description of the image among the members, if the group has both. */
function readAltText(
  fields: PropShape,
  stored: JsonObject,
  onChange: (value: Json) => void,
): AltTextTarget | undefined {
  const name = Object.keys(fields).find((each) => findAltName(fields, each) !== undefined);
  const altName = name === undefined ? undefined : findAltName(fields, name);
  if (name === undefined || altName === undefined) return undefined;
  const own = toText(stored[altName]);
  return {
    pictureName: name,
    altName,
    alt: own,
    setAlt: (alt) => onChange({ ...stored, [altName]: alt }),
    setImage: (picture, alt) =>
      onChange({ ...stored, [name]: picture, ...(own === '' && alt !== '' && { [altName]: alt }) }),
  };
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
      <Nested
        {...control}
        id={id}
        labelId={`${id}-label`}
        scope={{ ...scope, field: name, path: [...(scope.path ?? []), name] }}
      />
    </Box>
  );
}

const groupStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  pl: 2,
  borderLeft: `2px solid ${colors.line}`,
} as const;
