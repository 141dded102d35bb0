import { readFirstLocale } from '@vitrina/ui-kit';

import { askAhead } from './askAhead.ts';
import { catalogs } from './messages/catalogs.ts';

const locale = readFirstLocale(localStorage);
// Loads the messages in parallel with the editor; AppIntlRoot reports a failure.
catalogs[locale]().catch(() => undefined);
askAhead();
void import('./startEditor.tsx').then(({ startEditor }) => startEditor());
// The first use of a language makes the browser load its tables, which takes 20 ms. Do it while the editor is
// loading.
Intl.NumberFormat.supportedLocalesOf(locale);
Intl.DateTimeFormat.supportedLocalesOf(locale);
