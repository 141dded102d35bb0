import { en as kit } from '@vitrina/block-kit/messages';
import { en as amazon } from '@vitrina/blocks-amazon/messages';
import { en as friendly } from '@vitrina/blocks-friendly/messages';
import { en as generic } from '@vitrina/blocks-generic/messages';
import { en as ozon } from '@vitrina/blocks-ozon/messages';

/** The standard catalog's names in English, by message id. @public */
export const en = { ...kit, ...generic, ...friendly, ...ozon, ...amazon };
