import {
  alternativeText,
  asset,
  choice,
  color,
  group,
  list,
  needed,
  number,
  richText,
  text,
} from '@vitrina/block-kit';

const place = { min: 0, max: 100, step: 1, unit: '%' } as const;

/** Props of Bubbles. */
export const bubblesProps = {
  src: needed(asset({ fileType: 'image', isPerSize: false })),
  alt: alternativeText('src', { maxLength: 500 }),
  modalPosition: choice(['left-bottom', 'left-top', 'right-bottom', 'right-top'], {
    default: 'right-bottom',
  }),
  color: color({ default: '#001a34' }),
  bubbles: list(
    group({
      x: number({ ...place, default: 50 }),
      y: number({ ...place, default: 50 }),
      title: text({ maxLength: 200 }),
      text: richText({ maxLength: 5000 }),
    }),
    {
      default: [
        { x: 30, y: 40, title: '', text: '' },
        { x: 65, y: 60, title: '', text: '' },
      ],
      max: 30,
    },
  ),
} as const;
