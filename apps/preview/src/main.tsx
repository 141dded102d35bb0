import '@fontsource-variable/inter/wght.css';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';

import { loadElements } from './loadElements.ts';
import { messages } from './messages/index.ts';
import { readPreviewState } from './previewState.ts';
import { Toolbar } from './Toolbar.tsx';

const language = navigator.languages.some((tag) => tag.startsWith('ru')) ? 'ru' : 'en';
const toolbar = document.querySelector('#toolbar');
const state = readPreviewState(document.querySelector('#vitrina-state')?.textContent);

const page = document.querySelector('[data-vitrina=page]')?.shadowRoot;
// Read by the form element: a preview sends nothing.
document.documentElement.dataset.vitrinaPreview = '';
if (page) loadElements(page);

if (toolbar) {
  document.documentElement.lang = language;
  createRoot(toolbar).render(
    <IntlProvider locale={language} messages={messages[language]} defaultLocale="en">
      <Toolbar state={state} />
    </IntlProvider>,
  );
}
