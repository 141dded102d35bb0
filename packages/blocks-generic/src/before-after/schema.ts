import { alternativeText, asset, choice, color, needed, number, text } from '@vitrina/block-kit';

const image = () => needed(asset({ fileType: 'image', isPerSize: false }));
const label = () => text({ maxLength: 60 });

/** Props of BeforeAfter. */
export const beforeAfterProps = {
  before: image(),
  beforeAlt: alternativeText('before', { maxLength: 500 }),
  beforeLabel: label(),
  after: image(),
  afterAlt: alternativeText('after', { maxLength: 500 }),
  afterLabel: label(),
  /** Where the handle is at first. */
  start: number({ default: 50, min: 0, max: 100, unit: '%' }),
  ratio: choice(['21:9', '16:9', '3:2', '1:1', '4:5', '3:4'], {
    default: '3:2',
    section: 'size',
    isPerSize: true,
  }),
  backgroundColor: color({ default: '#ffffff' }),
  color: color({ default: '#001a34' }),
} as const;
