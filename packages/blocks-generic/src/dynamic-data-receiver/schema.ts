import { choice, text } from '@vitrina/block-kit';

/** Props of DynamicDataReceiver. */
export const dynamicDataReceiverProps = {
  field: text({ maxLength: 200, section: 'data' }),
  show: choice(['text', 'image'], { default: 'text' }),
  fallback: text({ maxLength: 500 }),
} as const;
