import { useIntl } from 'react-intl';

/** The colours that are offered by a swatch. */
const names = {
  '#000000': 'black',
  '#001a34': 'navy',
  '#3d5165': 'slate',
  '#808d9a': 'grey',
  '#f6f7f8': 'mist',
  '#fff': 'white',
  '#ffffff': 'white',
  '#cf222e': 'red',
  '#1a7f37': 'green',
  '#2f5bff': 'blue',
} as const;

/** Says a colour as people call it, then as it is written; one without a name as it is written. */
export function useColourName(): (colour: string) => string {
  const intl = useIntl();
  return (colour) => {
    const name = Object.hasOwn(names, colour) ? names[colour as keyof typeof names] : undefined;
    return name === undefined ? colour : `${intl.formatMessage({ id: `builder.colour.${name}` })} ${colour}`;
  };
}
