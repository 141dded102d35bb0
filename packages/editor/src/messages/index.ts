import { en as ui, ru as uiRu } from '@vitrina/editor-ui/messages';

import ownEn from './en.json' with { type: 'json' };
import ownRu from './ru.json' with { type: 'json' };

/** Messages of Builder Pro, with those of editor-ui and editor-core, in English. */
export const en = { ...ui, ...ownEn };

/** The same in Russian. */
export const ru: Record<keyof typeof en, string> = {
  ...uiRu,
  ...(ownRu satisfies Record<keyof typeof ownEn, string>),
};

/** Messages by language. */
export const messages = { en, ru };
