import { choice, color, group, length, list, number, richText, text } from '@vitrina/block-kit';

import { iconNames } from './iconNames.ts';

const layout = { section: 'layout', isPerSize: true } as const;

/** Props of IconList. */
export const iconListProps = {
  items: list(
    group({
      icon: choice(iconNames, { default: 'check' }),
      title: text({ maxLength: 200 }),
      text: richText({ maxLength: 5000 }),
    }),
    { default: [{ icon: 'check', title: '', text: '' }], max: 24 },
  ),
  columns: number({ ...layout, default: 3, min: 1, max: 6, unit: 'items' }),
  iconPlace: choice(['above', 'beside'], { ...layout, default: 'above' }),
  iconSize: length({ default: '32px', units: ['px', 'em'] }),
  gap: length({ ...layout, default: '32px', units: ['px', 'em', 'cqw'] }),
  iconColor: color({ default: '#001a34' }),
  titleColor: color({ default: '#001a34' }),
  textColor: color({ default: '#3d5165' }),
} as const;
