import { choice, color, length } from '@vitrina/block-kit';

/** Props of Divider. */
export const dividerProps = {
  thickness: length({ default: '1px', units: ['px'] }),
  line: choice(['solid', 'dashed', 'dotted'], { default: 'solid', section: 'border', isPerSize: true }),
  color: color({ default: '#d0d4d9' }),
} as const;
