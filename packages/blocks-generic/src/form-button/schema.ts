import { choice, color, text } from '@vitrina/block-kit';

/** Props of FormButton. */
export const formButtonProps = {
  text: text({ default: 'Send', maxLength: 200 }),
  type: choice(['submit', 'reset'], { default: 'submit' }),
  color: color({ default: '#ffffff' }),
  backgroundColor: color({ default: '#001a34' }),
} as const;
