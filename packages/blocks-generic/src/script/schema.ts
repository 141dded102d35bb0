import { code, text } from '@vitrina/block-kit';

/** Props of Script. */
export const scriptProps = {
  code: code({ language: 'html' }),
  title: text({ maxLength: 200 }),
} as const;
