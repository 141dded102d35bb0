import { en as api } from '@vitrina/api-client/messages';
import { en as blocks } from '@vitrina/block-catalogue/messages';
import { en as builder } from '@vitrina/editor/messages';
import { en as model } from '@vitrina/epack-model/messages';
import { en as session } from '@vitrina/session/messages';
import { en as ui } from '@vitrina/ui-kit/messages';

import own from './en.json' with { type: 'json' };

/** Every text of the editor, in one language. */
export const texts = { ...ui, ...api, ...session, ...model, ...blocks, ...builder, ...own };
