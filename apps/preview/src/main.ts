import '@fontsource-variable/inter/wght.css';
import { answerMeasurements } from '@vitrina/page-measure';

import { loadElements } from './loadElements.ts';

const page = document.querySelector('[data-vitrina=page]')?.shadowRoot;
// Read by the form element: a preview sends nothing.
document.documentElement.dataset.vitrinaPreview = '';
if (page) loadElements(page);
answerMeasurements(async () => (await import('./measure.ts')).measure());

/** The page is what people came for: it is painted before the bar above it is fetched. */
async function fillToolbar(toolbar: Element): Promise<void> {
  const { showToolbar } = await import('./showToolbar.tsx');
  showToolbar(toolbar);
}

const toolbar = document.querySelector('#toolbar');
if (toolbar) requestAnimationFrame(() => setTimeout(() => void fillToolbar(toolbar)));
