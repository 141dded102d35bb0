import { ru as blocks } from '@vitrina/block-catalogue/messages';
import { ru as builders } from '@vitrina/editor/messages';
import { ru as model } from '@vitrina/epack-model/messages';

import { ru as simpleBuilder } from '../../simple-builder/messages/index.ts';

/** What the simple builder says, beside the panel's own texts. */
export const texts = { ...model, ...blocks, ...builders, ...simpleBuilder };
