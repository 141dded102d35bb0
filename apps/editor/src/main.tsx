import { readFirstLocales } from '@vitrina/ui-kit';

import { askAhead } from './askAhead.ts';
import { catalogs } from './messages/catalogs.ts';

const { messageLocale, formatLocale } = readFirstLocales();
// Loads the messages in parallel with the editor; AppIntlRoot reports a failure.
catalogs[messageLocale]().catch(() => undefined);
askAhead(messageLocale);
void import('./startEditor.tsx').then(({ startEditor }) => startEditor());
// The first use of a language makes the browser load its tables, which takes 20 ms. Do it while the editor is
// loading.
Intl.NumberFormat.supportedLocalesOf(formatLocale);
Intl.DateTimeFormat.supportedLocalesOf(formatLocale);
