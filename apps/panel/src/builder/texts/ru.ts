import { ru as blocks } from '@vitrina/block-catalogue/messages';
import { ru as builders } from '@vitrina/builder-kit/messages';
import { ru as simpleBuilder } from '@vitrina/builder-kit/messages/simple-builder';
import { ru as model } from '@vitrina/epack-model/messages';

/** What the simple builder says, beside the panel's own texts. */
export const texts = { ...model, ...blocks, ...builders, ...simpleBuilder };
