import { standardCatalogue } from '@vitrina/block-catalogue';
import { standardViews } from '@vitrina/block-catalogue/views';
import { loadPage } from '@vitrina/epack-model';
import { renderPage, wrapShadow } from '@vitrina/epack-renderer';

import { Drawn } from './Drawn.tsx';
import { components } from './components.ts';

export default function Page() {
  const { page } = loadPage(components('Rendered to HTML'), standardCatalogue.rules);
  const rendered = renderPage(page, {
    catalogue: standardCatalogue,
    views: standardViews,
    locale: 'en',
    publicId: 'example',
  });
  return (
    <main>
      <div dangerouslySetInnerHTML={{ __html: wrapShadow(rendered) }} />
      <Drawn />
    </main>
  );
}
