import { contract, type CallAnswer, type UploadedFile } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { standardCatalogue } from '@vitrina/block-catalogue';
import { messages as blockMessages } from '@vitrina/block-catalogue/messages';
import { standardViews } from '@vitrina/block-catalogue/views';
import type { Views } from '@vitrina/block-kit/react';
import { savePage, createEpack, type Page, type PageAddress } from '@vitrina/epack-model';
import { messages as modelMessages } from '@vitrina/epack-model/messages';
import { messages as designMessages } from '@vitrina/page-designs/messages';
import { dataAnswer, makeProfile, SessionFrame, sessionHandlers } from '@vitrina/session/testing';
import type { RequestHandler } from 'msw';
import { useNavigate, useParams } from 'react-router';
import type { EditorStore } from '@vitrina/editor-core/store';

import { makeReview } from '../review/testing/reviewSamples.ts';
import { BuilderPro } from '../builder-pro/BuilderPro.tsx';
import type { BuilderProProps } from '../builder-pro/builderProProps.ts';
import { messages } from '../messages/index.ts';

/** Id of the package served by {@link packageHandlers}. */
export const testEpackId = '00000000-0000-4000-8000-000000000001';

const address = { locale: 'ru', template: 'master_template', page: 'index.html' };

/** Returns the server's answer to a save. */
export function savedAnswer(revision: number): CallAnswer<typeof contract.saveEpack> {
  return dataAnswer({
    id: testEpackId,
    publicId: 'public',
    pageIndex: [{ ...address, revision }],
    dataRevision: 1,
    issues: [],
    issueCount: 0,
    replaced: [],
  });
}

/**
 * Returns handlers for a signed-in user and a package at revision 1 with one page. Other pages have the same
 * content.
 */
export function packageHandlers(
  page: Page,
  otherPages: readonly PageAddress[] = [],
  files: UploadedFile[] = [],
): RequestHandler[] {
  const { type, manifest } = createEpack({
    type: 'minisite',
    author: 'editor',
    now: new Date(0),
    id: 'package',
  });
  const productData = { ...manifest.productData, productName: 'Grill', brandName: 'Tefal' };
  return [
    ...sessionHandlers(makeProfile()),
    mockCall(contract.getEpack, () =>
      dataAnswer({
        structure: {
          activeEpackage: address,
          epackData: { type, manifest: { ...manifest, productData }, components: {} },
        },
        files,
        dataRevision: 1,
        pageIndex: [address, ...otherPages].map((each) => ({ ...each, revision: 1 })),
        publicId: 'public',
      }),
    ),
    mockCall(contract.getComponents, () =>
      dataAnswer({
        components: savePage(page, standardCatalogue.rules).components,
        templateConfiguration: {},
        revision: 1,
      }),
    ),
    mockCall(contract.listBrands, () => dataAnswer([])),
    mockCall(contract.listCustomComponents, () => dataAnswer({ items: [], total: 0 })),
    mockCall(contract.listFonts, () => dataAnswer({ items: [], total: 0 })),
    mockCall(contract.getEpackShelf, () =>
      dataAnswer({ impressions: 0, pages: [], total: 0, problemCount: 0 }),
    ),
    mockCall(contract.saveEpack, () => savedAnswer(2)),
    mockCall(contract.listPageSteps, () => dataAnswer({ revision: null, steps: [] })),
    mockCall(contract.keepPageSteps, ({ body }) => dataAnswer({ count: body.steps.length })),
    mockCall(contract.getContentRules, () => dataAnswer(null)),
    mockCall(contract.getBrandKit, () => dataAnswer(null)),
    mockCall(contract.getReview, () => dataAnswer(makeReview())),
    mockCall(contract.listReviewers, () => dataAnswer({ items: [{ id: 7, name: 'rita' }], total: 1 })),
    mockCall(contract.listReviewComments, () => dataAnswer({ items: [], total: 0 })),
  ];
}

/** Props of {@link EditorFixture}. */
export interface EditorFixtureProps {
  readonly epackId?: string;
  readonly views?: Views;
  readonly onOpened?: (store: EditorStore) => void;
  /** Language of the editor; English by default. */
  readonly locale?: 'en' | 'ru';
}

/** Renders the editor as an app does, with the standard catalog. The package list is only a heading. */
export function EditorFixture({
  epackId = testEpackId,
  views = standardViews,
  onOpened,
  locale = 'en',
}: EditorFixtureProps) {
  const routes = [
    { path: '/packages', element: <h1>Packages</h1> },
    { path: '/packages/:epackId', element: <EditorRoute views={views} onOpened={onOpened} /> },
  ];
  const catalogues = [blockMessages, modelMessages, designMessages, messages];
  return (
    <SessionFrame routes={routes} path={`/packages/${epackId}`} catalogues={catalogues} locale={locale} />
  );
}

function EditorRoute({ views, onOpened }: Pick<BuilderProProps, 'views' | 'onOpened'>) {
  const navigate = useNavigate();
  const { epackId } = useParams();
  return (
    <BuilderPro
      epackId={epackId === 'new' ? undefined : epackId}
      newType="minisite"
      catalogue={standardCatalogue}
      views={views}
      apiBaseUrl=""
      onCreated={(id) => void navigate(`/packages/${id}`, { replace: true })}
      onBack={() => void navigate('/packages')}
      onOpened={onOpened}
    />
  );
}
