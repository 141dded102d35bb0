import { en as core, ru as coreRu } from '@vitrina/editor-core/messages';

import ownEn from './en.json' with { type: 'json' };
import ownRu from './ru.json' with { type: 'json' };

/** Messages of editor-ui, with those of editor-core, in English. */
export const en = { ...core, ...ownEn };

/** The same in Russian. */
export const ru: Record<keyof typeof en, string> = {
  ...coreRu,
  ...(ownRu satisfies Record<keyof typeof ownEn, string>),
};

/** Both by language. */
export const messages = { en, ru };
