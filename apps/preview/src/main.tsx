import '@fontsource-variable/inter/wght.css';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';

import { messages } from './messages/index.ts';
import { readPreviewState } from './previewState.ts';
import { Toolbar } from './Toolbar.tsx';

const language = navigator.languages.some((tag) => tag.startsWith('ru')) ? 'ru' : 'en';
const toolbar = document.querySelector('#toolbar');
const state = readPreviewState(document.querySelector('#vitrina-state')?.textContent);

if (toolbar) {
  document.documentElement.lang = language;
  createRoot(toolbar).render(
    <IntlProvider locale={language} messages={messages[language]} defaultLocale="en">
      <Toolbar state={state} />
    </IntlProvider>,
  );
}
