import { readFirstLocale } from '@vitrina/ui-kit';

import { askAhead } from './askAhead.ts';
import { catalogs } from './messages/catalogs.ts';

const locale = readFirstLocale(localStorage);
// Loads the messages beside the editor and not after it; AppIntlRoot reports a failure.
catalogs[locale]().catch(() => undefined);
askAhead();
void import('./startEditor.tsx').then(({ startEditor }) => startEditor());
// Whoever first asks for a language has the browser read its tables, 20 ms: better now, while the editor is on its way.
Intl.NumberFormat.supportedLocalesOf(locale);
Intl.DateTimeFormat.supportedLocalesOf(locale);
