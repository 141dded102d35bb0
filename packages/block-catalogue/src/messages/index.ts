import { messages as kit } from '@vitrina/block-kit/messages';
import { messages as amazon } from '@vitrina/blocks-amazon/messages';
import { messages as friendly } from '@vitrina/blocks-friendly/messages';
import { messages as generic } from '@vitrina/blocks-generic/messages';
import { messages as ozon } from '@vitrina/blocks-ozon/messages';

/** Names of every block, prop and choice of the standard catalogue, by message id. @public */
export const messages = {
  en: { ...kit.en, ...generic.en, ...friendly.en, ...ozon.en, ...amazon.en },
  ru: { ...kit.ru, ...generic.ru, ...friendly.ru, ...ozon.ru, ...amazon.ru },
} as const;
