import type { Look } from '@vitrina/blocks-generic/parts';

/** Matches the marketplace's product pages. */
export const amazonLook: Look = {
  ink: '#0f1111',
  text: '#333333',
  line: '#d5d9d9',
  tint: '#f5f6f6',
  accent: '#b84c00',
  radius: '4px',
  titleWeight: 700,
};
