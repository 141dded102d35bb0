import { messages as kitMessages } from '@vitrina/block-kit/messages';
import { messages as genericMessages } from '@vitrina/blocks-generic/messages';

/** Names of every block, prop and choice of the standard catalogue, by message id. @public */
export const messages = {
  en: { ...kitMessages.en, ...genericMessages.en },
  ru: { ...kitMessages.ru, ...genericMessages.ru },
} as const;
