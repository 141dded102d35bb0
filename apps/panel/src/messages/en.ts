import { en as api } from '@vitrina/api-client/messages';
import { en as session } from '@vitrina/session/messages';
import { en as ui } from '@vitrina/ui-kit/messages';

import own from './en.json' with { type: 'json' };

/** Every text of the panel's own screens, in one language. */
export const texts = { ...ui, ...api, ...session, ...own };
