import { ru as api } from '@vitrina/api-client/messages';
import { ru as session } from '@vitrina/session/messages';
import { ru as ui } from '@vitrina/ui-kit/messages';

import own from './ru.json' with { type: 'json' };

/** Every text of the panel's own screens, in one language. */
export const texts = { ...ui, ...api, ...session, ...own };
