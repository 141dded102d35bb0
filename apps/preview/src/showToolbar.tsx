import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';

import { messages } from './messages/index.ts';
import { readPreviewState } from './previewState.ts';
import { Toolbar } from './Toolbar.tsx';

const language = navigator.languages.some((tag) => tag.startsWith('ru')) ? 'ru' : 'en';

/** Puts words and links into the bar, which works without them. */
export function showToolbar(toolbar: Element): void {
  const state = readPreviewState(document.querySelector('#vitrina-state')?.textContent);
  document.documentElement.lang = language;
  createRoot(toolbar).render(
    <IntlProvider locale={language} messages={messages[language]} defaultLocale="en">
      <Toolbar state={state} />
    </IntlProvider>,
  );
}
