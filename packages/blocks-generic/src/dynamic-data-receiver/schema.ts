import { choice, needed, text } from '@vitrina/block-kit';

/** Props of DynamicDataReceiver. */
export const dynamicDataReceiverProps = {
  field: needed(text({ maxLength: 200, section: 'data' })),
  show: choice(['text', 'image'], { default: 'text' }),
  fallback: text({ maxLength: 500 }),
} as const;
