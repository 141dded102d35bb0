import { useIntl } from 'react-intl';

/** Names of the suggested colors. */
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

/** Returns a function that names a color: its name, if any, followed by its value. */
export function useColorName(): (color: string) => string {
  const intl = useIntl();
  return (color) => {
    const name = Object.hasOwn(names, color) ? names[color as keyof typeof names] : undefined;
    return name === undefined ? color : `${intl.formatMessage({ id: `builder.color.${name}` })} ${color}`;
  };
}
