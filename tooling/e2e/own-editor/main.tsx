import { messages as apiMessages } from '@vitrina/api-client/messages';
import { createCatalogue, standardCatalogue } from '@vitrina/block-catalogue';
import { messages as blockMessages } from '@vitrina/block-catalogue/messages';
import { standardViews } from '@vitrina/block-catalogue/views';
import { BuilderPro } from '@vitrina/editor';
import { messages as builderMessages } from '@vitrina/editor/messages';
import { messages as modelMessages } from '@vitrina/epack-model/messages';
import { family, messages as exampleMessages, views as exampleViews } from '@vitrina/example-blocks';
import { SessionProvider } from '@vitrina/session';
import { messages as sessionMessages } from '@vitrina/session/messages';
import { IntlRoot, VitrinaTheme } from '@vitrina/ui-kit';
import { createRoot } from 'react-dom/client';
import { createHashRouter, useParams } from 'react-router';
import { RouterProvider } from 'react-router/dom';

const catalogue = createCatalogue([...standardCatalogue.families, family]);
const views = { ...standardViews, ...exampleViews };
const catalogues = [
  apiMessages,
  sessionMessages,
  modelMessages,
  blockMessages,
  exampleMessages,
  builderMessages,
];
const stay = () => undefined;

/** An editor as another team would build it, with its own blocks. */
function OwnEditor() {
  const { epackId } = useParams();
  return (
    <BuilderPro
      epackId={epackId}
      newType="minisite"
      catalogue={catalogue}
      views={views}
      apiBaseUrl=""
      onCreated={stay}
      onBack={stay}
    />
  );
}

const router = createHashRouter([{ path: '/:epackId', element: <OwnEditor /> }]);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element for the editor');
createRoot(root).render(
  <IntlRoot catalogues={catalogues}>
    <VitrinaTheme>
      <SessionProvider apiBaseUrl="">
        <RouterProvider router={router} />
      </SessionProvider>
    </VitrinaTheme>
  </IntlRoot>,
);
