import type { CallAnswer, contract, EpackDataWire, ContentMarketplace } from '@vitrina/api-client/contract';
import { loadPage, type MvideoConfiguration } from '@vitrina/epack-model';
import {
  exportAmazon,
  exportMvideo,
  exportOzon,
  type MarketplaceIssue,
  type AmazonUpload,
} from '@vitrina/marketplace-export';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { notFound } from '../../platform/http/failure.ts';
import { readPage } from '../epacks/pages.ts';
import type { PageAddress } from '../epacks/pageAddress.ts';
import { findEpack } from '../epacks/queries.ts';
import { findPictures } from '../rendering/findPictures.ts';
import type { Services } from '../services.ts';

type ExportAnswer = CallAnswer<typeof contract.exportForMarketplace>['data'];

interface Written {
  document: unknown;
  uploads?: readonly AmazonUpload[];
  issues: readonly MarketplaceIssue[];
}

/** Exports a saved page in a marketplace's format, with public addresses of its images. */
export async function exportContent(
  { database, blocks, config }: Pick<Services, 'database' | 'blocks' | 'config'>,
  user: CurrentUser,
  id: string,
  { marketplace, ...address }: PageAddress & { marketplace: ContentMarketplace },
): Promise<ExportAnswer> {
  const [epack, stored] = await Promise.all([
    findEpack(database.query, user, id),
    readPage(database.query, user, id, address),
  ]);
  if (!epack) throw notFound();
  const { catalogue } = blocks;
  const reading = {
    catalogue,
    assetUrl: toPublicUrl(config.streamPublicUrl ?? config.publicUrl),
    findPicture: await findPictures(database.query, stored.components),
  };
  const name = nameOf(epack.data) || epack.name;
  const { page } = loadPage(stored.components, catalogue.rules);
  const write: Record<ContentMarketplace, () => Written> = {
    ozon: () => exportOzon(page, reading),
    amazon: () => exportAmazon(page, { ...reading, name, locale: address.locale }),
    mvideo: () => exportMvideo((stored.templateConfiguration ?? {}) as MvideoConfiguration, reading),
  };
  return toAnswer(marketplace, name, write[marketplace]());
}

function toAnswer(marketplace: ContentMarketplace, name: string, written: Written): ExportAnswer {
  const uploads = written.uploads ?? [];
  return {
    marketplace,
    fileName: `${name.replace(/[\s/\\:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'epack'} ${marketplace}.json`,
    document: (written.document ?? null) as ExportAnswer['document'],
    uploads: uploads.map((upload) => ({ ...upload, crop: upload.crop ?? null })),
    issues: written.issues.map((issue) => ({ ...issue })) as ExportAnswer['issues'],
  };
}

/**
 * Converts stored paths to addresses below the public one; without it, they stay paths, which the report
 * mentions.
 */
function toPublicUrl(base: string | undefined): (source: string) => string {
  return (source) => (base && source.startsWith('/') ? `${base}${source}` : source);
}

function nameOf({ manifest }: EpackDataWire): string {
  const name: unknown = manifest.productData?.productName;
  return typeof name === 'string' ? name.trim() : '';
}
