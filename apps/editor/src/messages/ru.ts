import { ru as api } from '@vitrina/api-client/messages';
import { ru as blocks } from '@vitrina/block-catalogue/messages';
import { ru as builder } from '@vitrina/editor/messages';
import { ru as model } from '@vitrina/epack-model/messages';
import { ru as session } from '@vitrina/session/messages';
import { ru as ui } from '@vitrina/ui-kit/messages';

import type en from './en.json';
import own from './ru.json' with { type: 'json' };

/** Every text of the editor, in one language. */
export const texts = {
  ...ui,
  ...api,
  ...session,
  ...model,
  ...blocks,
  ...builder,
  ...(own satisfies Record<keyof typeof en, string>),
};
