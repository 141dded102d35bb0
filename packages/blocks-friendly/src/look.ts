import type { Look } from '@vitrina/blocks-generic/parts';

/** Neutral, for any retailer's page. */
export const friendlyLook: Look = {
  ink: '#001a34',
  text: '#3d5165',
  line: '#dde3ea',
  tint: '#f2f5f8',
  accent: '#00788c',
  radius: '12px',
  titleWeight: 700,
};
