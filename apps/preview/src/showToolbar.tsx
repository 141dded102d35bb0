import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';

import { messages } from './messages/index.ts';
import { readPreviewState } from './previewState.ts';
import { Toolbar } from './Toolbar.tsx';

/** The first of the browser's preferred languages that the bar has. */
const language =
  navigator.languages
    .map((tag) => tag.toLowerCase().split('-')[0])
    .find((tag) => tag === 'en' || tag === 'ru') ?? 'en';

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
