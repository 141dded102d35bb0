import { en as blocks } from '@vitrina/block-catalogue/messages';
import { en as builders } from '@vitrina/builder-kit/messages';
import { en as simpleBuilder } from '@vitrina/builder-kit/messages/simple-builder';
import { en as model } from '@vitrina/epack-model/messages';

/** What the simple builder says, beside the panel's own texts. */
export const texts = { ...model, ...blocks, ...builders, ...simpleBuilder };
