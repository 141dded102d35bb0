import type { BlockRules } from '@vitrina/epack-model';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Services } from '../services.ts';

/** The user of a save, the rules its pages are checked by, and the language of the answer. */
export interface Saver {
  user: CurrentUser;
  rules: BlockRules;
  language: Language;
}

/** Creates the saver of a request. */
export function toSaver({ blocks }: Pick<Services, 'blocks'>, user: CurrentUser, language: Language): Saver {
  return { user, rules: blocks.catalogue.rules, language };
}
