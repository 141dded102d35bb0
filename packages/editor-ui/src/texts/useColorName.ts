import { useIntl } from 'react-intl';

/** The colors that are offered by a swatch. */
const names = {
  '#000000': 'black',
  '#001a34': 'navy',
  '#3d5165': 'slate',
  '#808d9a': 'gray',
  '#f6f7f8': 'mist',
  '#fff': 'white',
  '#ffffff': 'white',
  '#cf222e': 'red',
  '#1a7f37': 'green',
  '#2f5bff': 'blue',
} as const;

/** Says a color as people call it, then as it is written; one without a name as it is written. */
export function useColorName(): (color: string) => string {
  const intl = useIntl();
  return (color) => {
    const name = Object.hasOwn(names, color) ? names[color as keyof typeof names] : undefined;
    return name === undefined ? color : `${intl.formatMessage({ id: `builder.color.${name}` })} ${color}`;
  };
}
