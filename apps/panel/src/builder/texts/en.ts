import { en as blocks } from '@vitrina/block-catalogue/messages';
import { en as builders } from '@vitrina/editor/messages';
import { en as model } from '@vitrina/epack-model/messages';

import { en as simpleBuilder } from '../../simple-builder/messages/index.ts';

/** What the simple builder says, beside the panel's own texts. */
export const texts = { ...model, ...blocks, ...builders, ...simpleBuilder };
