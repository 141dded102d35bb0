import { messages as apiMessages } from '@vitrina/api-client/messages';
import { contract } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { standardCatalogue } from '@vitrina/block-catalogue';
import { messages as blockMessages } from '@vitrina/block-catalogue/messages';
import { standardViews } from '@vitrina/block-catalogue/views';
import { createEpack, emptyPage, savePage, type PageAddress } from '@vitrina/epack-model';
import { messages as modelMessages } from '@vitrina/epack-model/messages';

import {
  answerCalls,
  dataAnswer,
  makeProfile,
  permissionsOf,
  SessionFrame,
  sessionHandlers,
  type AnsweredCalls,
} from '@vitrina/session/testing';
import type { RequestHandler } from 'msw';
import { afterEach, beforeEach } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { useNavigate, useParams } from 'react-router';
import { messages } from '@vitrina/editor/messages';
import { clearDrafts, designMessages, keepLibrary, savedAnswer, testEpackId } from '@vitrina/editor/testing';

import { createLayoutPage } from '../layouts/createLayoutPage.ts';
import type { Layout } from '../layouts/layout.ts';
import { messages as simpleMessages } from '../../messages/index.ts';
import { SimpleBuilder } from '../SimpleBuilder.tsx';

const catalogues = [apiMessages, blockMessages, modelMessages, designMessages, messages, simpleMessages];
const routes = [{ path: '/:id', element: <Route /> }];

function Route() {
  const navigate = useNavigate();
  const { id } = useParams();
  return (
    <SimpleBuilder
      epackId={id === 'new' ? undefined : id}
      catalogue={standardCatalogue}
      views={standardViews}
      apiBaseUrl=""
      proUrl={(epackId) => `/pro/${epackId}`}
      onCreated={(epackId) => void navigate(`/${epackId}`, { replace: true })}
    />
  );
}

const usualHandlers = [
  ...sessionHandlers(makeProfile({ permissions: permissionsOf('Builder') })),
  mockCall(contract.listProducts, () => dataAnswer({ items: [], total: 0 })),
  mockCall(contract.listBrands, () => dataAnswer([])),
  mockCall(contract.listFonts, () => dataAnswer({ items: [], total: 0 })),
  mockCall(contract.getBrandKit, () => dataAnswer(null)),
  ...keepLibrary(),
  mockCall(contract.createEpack, () => savedAnswer(1)),
  mockCall(contract.saveEpack, () => savedAnswer(2)),
];

/** A saved package created from a layout. */
interface LayoutEpack {
  layout: Layout;
  /** The page that was open last. */
  lastAt: PageAddress;
  /** Languages of the layout's page. Default: English. */
  locales?: readonly string[];
  /** Returns whether the layout's page in a locale currently fails to load. */
  isPageAway: (locale: string) => boolean;
}

/** Returns request handlers for a saved package created from a layout. */
export function layoutEpackHandlers(epack: LayoutEpack): RequestHandler[] {
  const { layout, lastAt, locales = ['en'], isPageAway } = epack;
  const { type, manifest } = createEpack({ type: 'minisite', author: 'editor', now: new Date(0), id: 'id' });
  const { template } = layout;
  const addresses = locales.map((locale): PageAddress => ({ locale, template, page: 'index.html' }));
  const isOther = addresses.every(
    ({ locale, page: name }) => locale !== lastAt.locale || name !== lastAt.page,
  );
  const contentIn = (locale: string) =>
    createLayoutPage(layout, { catalogue: standardCatalogue, locale, product: 'Grill' });
  return [
    mockCall(contract.getEpack, () =>
      dataAnswer({
        structure: {
          activeEpackage: { ...lastAt },
          epackData: { type, manifest: { ...manifest, layout: layout.key }, components: {} },
        },
        files: [],
        dataRevision: 1,
        pageIndex: [...addresses, ...(isOther ? [lastAt] : [])].map((each) => ({ ...each, revision: 1 })),
        publicId: 'public',
      }),
    ),
    mockCall(contract.getComponents, ({ query }) => {
      const isLayout = locales.includes(query.lang);
      if (isLayout && isPageAway(query.lang)) return mockError(500, { code: 'internal', message: 'Away' });
      const shown = isLayout ? contentIn(query.lang) : emptyPage;
      const { components } = savePage(shown, standardCatalogue.rules);
      return dataAnswer({ components, templateConfiguration: {}, revision: 1 });
    }),
  ];
}

/** Simple builder of one test, for a user with only the Builder permission. */
export interface OpenedSimpleBuilder {
  /** Opens a new page. The given handlers take precedence over the default ones. */
  openNew(...handlers: RequestHandler[]): Promise<void>;
  /** Opens the saved package of the handlers. */
  openSaved(...handlers: RequestHandler[]): Promise<void>;
}

/** Sets a wide screen and removes drafts of earlier tests before each test. */
export function setUpSimpleBuilder(): OpenedSimpleBuilder {
  let calls: AnsweredCalls | undefined;
  beforeEach(async () => {
    localStorage.clear();
    localStorage.setItem('accessToken', 'token');
    await clearDrafts();
    await page.viewport(1440, 900);
  });
  afterEach(() => calls?.restore());
  const open = async (path: string, handlers: RequestHandler[]) => {
    calls = answerCalls(...handlers, ...usualHandlers);
    await render(<SessionFrame routes={routes} path={path} catalogues={catalogues} />);
  };
  return {
    openNew: (...handlers) => open('/new', handlers),
    openSaved: (...handlers) => open(`/${testEpackId}`, handlers),
  };
}
