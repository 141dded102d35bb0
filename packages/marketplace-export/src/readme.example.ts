import { standardCatalogue } from '@vitrina/block-catalogue';
import { loadPage } from '@vitrina/epack-model';
import { exportAmazon, exportOzon, importOzon } from '@vitrina/marketplace-export';
import { messages } from '@vitrina/marketplace-export/messages';

const catalogue = standardCatalogue;
const { page } = loadPage(
  [
    {
      id: 1,
      componentKey: 'OzonTitleDescription',
      props: {
        title: { name: 'title', value: { desktop: 'Grill' } },
        text: { name: 'text', value: { desktop: 'Six <strong>new</strong> programmes' } },
      },
    },
  ],
  catalogue.rules,
);

// Ozon: the document is the value of attribute 11254, once it is a string.
export const ozon = exportOzon(page, { catalogue });

// Amazon: the document, the pictures to upload before it, and what Amazon may object to.
export const amazon = exportAmazon(page, { catalogue, name: 'Grill', locale: 'en' });
export const warnings = amazon.issues
  .filter(({ severity }) => severity === 'warning')
  .map(({ code, prop }) => ({ prop, text: messages.en[code] }));

// And back: one Feature per widget.
export const imported = importOzon(ozon.document, { catalogue });
