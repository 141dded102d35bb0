import { en as core, ru as coreRu } from '@vitrina/editor-core/messages';

import ownEn from './en.json' with { type: 'json' };
import ownRu from './ru.json' with { type: 'json' };

/** English messages of editor-ui and editor-core. */
export const en = { ...core, ...ownEn };

/** Russian messages of editor-ui and editor-core. */
export const ru: Record<keyof typeof en, string> = {
  ...coreRu,
  ...(ownRu satisfies Record<keyof typeof ownEn, string>),
};

/** Messages by language. */
export const messages = { en, ru };
