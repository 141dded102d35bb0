import { readFirstLocale } from '@vitrina/ui-kit';

import { askAhead } from './askAhead.ts';
import { loadTexts } from './messages/loadTexts.ts';

// The texts come beside the editor and not after it; whoever shows them says what fails.
loadTexts(readFirstLocale(localStorage)).catch(() => undefined);
askAhead();
void import('./startEditor.tsx').then(({ startEditor }) => startEditor());
