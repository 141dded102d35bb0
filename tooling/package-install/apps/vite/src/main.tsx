import { createRoot } from 'react-dom/client';

import { Page } from './Page.tsx';

const examples = Object.entries(import.meta.glob('./examples/*'));
const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(<Page />);

for (const [path, load] of examples) {
  console.info(`begin ${path.replace('./examples/', '')}`);
  await load();
}
console.info('done');
