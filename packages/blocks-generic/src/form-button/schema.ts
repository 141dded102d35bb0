import { choice, colour, text } from '@vitrina/block-kit';

/** Props of FormButton. */
export const formButtonProps = {
  text: text({ default: 'Send', maxLength: 200 }),
  type: choice(['submit', 'reset'], { default: 'submit' }),
  color: colour({ default: '#ffffff' }),
  backgroundColor: colour({ default: '#001a34' }),
} as const;
