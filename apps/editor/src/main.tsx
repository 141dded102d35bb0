import { readFirstLocale } from '@vitrina/ui-kit';

import { askAhead } from './askAhead.ts';
import { loadTexts } from './messages/loadTexts.ts';

const locale = readFirstLocale(localStorage);
// The texts come beside the editor and not after it; whoever shows them says what fails.
loadTexts(locale).catch(() => undefined);
askAhead();
void import('./startEditor.tsx').then(({ startEditor }) => startEditor());
// Whoever first asks for a language has the browser read its tables, 20 ms: better now, while the editor is on its way.
Intl.NumberFormat.supportedLocalesOf(locale);
Intl.DateTimeFormat.supportedLocalesOf(locale);
