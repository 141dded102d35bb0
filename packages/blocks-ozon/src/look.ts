import type { Look } from '@vitrina/blocks-generic/parts';

/** Matches the marketplace's product pages. */
export const ozonLook: Look = {
  ink: '#001a34',
  text: '#3d5165',
  line: '#dfe6ee',
  tint: '#f2f5f9',
  accent: '#005bff',
  radius: '16px',
  titleWeight: 700,
};
