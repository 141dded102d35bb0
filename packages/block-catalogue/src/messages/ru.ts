import { ru as kit } from '@vitrina/block-kit/messages';
import { ru as amazon } from '@vitrina/blocks-amazon/messages';
import { ru as friendly } from '@vitrina/blocks-friendly/messages';
import { ru as generic } from '@vitrina/blocks-generic/messages';
import { ru as ozon } from '@vitrina/blocks-ozon/messages';

/** The standard catalog's names in Russian, by message id. @public */
export const ru = { ...kit, ...generic, ...friendly, ...ozon, ...amazon };
