import { maxPublicationFindings, type PublicationFinding } from '@vitrina/api-client/contract';
import {
  type EpackContext,
  type EpackFinding,
  findingMessageId,
  ignoreKey,
  validateEpack,
} from '@vitrina/block-kit';
import { messages as blockMessages } from '@vitrina/block-kit/messages';
import { getComponent, loadPage, pageKey, type Page, type PageKey } from '@vitrina/epack-model';
import { withDesignSamples } from '@vitrina/page-designs';

import { Failure } from '../../platform/http/failure.ts';
import type { Language } from '../../platform/http/language.ts';
import type { Queryable } from '../../platform/storage/database.ts';
import type { Blocks } from '../blocks/blocks.ts';
import { findingText } from '../blocks/findingText.ts';
import { findContentRules } from '../directory/contentRules.ts';
import { findFileIds } from '../epacks/fileIds.ts';
import type { PageAddress } from '../epacks/pageAddress.ts';
import type { EpackRow, PageContent } from '../epacks/queries.ts';
import { dataSourcesOf } from '../rendering/renderStoredPage.ts';
import { manifestOf } from './checks.ts';
import type { FailedBlock } from './compile.ts';
import { findIgnoredKeys } from './ignored/ignoredFindings.ts';

/** The sources that content is validated with. */
export interface ContentSources {
  query: Queryable;
  blocks: Pick<Blocks, 'catalogue'>;
}

/** Whose rules content is validated by, and the language of the messages. */
export interface FindingOptions {
  language: Language;
  /** The license the content is published for; undefined for none. */
  licenseId: number | undefined;
}

const ranks = { error: 0, warning: 1, info: 2 } as const;

/** Finds what the content of an epack's pages lacks, errors first; without what a person ignores. */
export async function findInContent(
  { query, blocks: { catalogue } }: ContentSources,
  epack: EpackRow,
  stored: readonly PageContent[],
  { language, licenseId }: FindingOptions,
): Promise<PublicationFinding[]> {
  const pages: Record<PageKey, Page> = Object.fromEntries(
    stored.map((page) => [pageKey(page), loadPage(page.components, catalogue.rules).page]),
  );
  const content = {
    type: epack.type,
    manifest: manifestOf(epack),
    pages,
    dataSources: dataSourcesOf(epack.data),
  };
  const rules = await findContentRules(query, licenseId);
  const found = validateEpack(content, withDesignSamples(catalogue), {
    rules,
    ...(await readFiles(query, stored)),
  });
  const ignored = rules?.mayIgnore ? await findIgnoredKeys(query, epack.id) : new Set<string>();
  return found
    .filter((finding) => ignored.size === 0 || !ignored.has(ignoreKey(finding, pages) ?? ''))
    .flatMap((finding) => {
      const { page: address } = finding;
      return address ? [toWire(finding, address, pages[pageKey(address)], language)] : [];
    })
    .sort((one, other) => ranks[one.severity] - ranks[other.severity])
    .slice(0, maxPublicationFindings);
}

/** Returns whether a finding keeps an epack from being published. */
export function isBlocking({ severity }: PublicationFinding): boolean {
  return severity === 'error';
}

/** @throws 400 `contentNotPublishable` with the findings, if content has to be fixed before publishing */
export async function refuseUnfinished(
  sources: ContentSources,
  epack: EpackRow,
  pages: readonly PageContent[],
  options: FindingOptions,
): Promise<void> {
  refuse((await findInContent(sources, epack, pages, options)).filter(isBlocking));
}

/** @throws 400 `contentNotPublishable` if blocks could not be rendered */
export function refuseFailed(failed: readonly FailedBlock[], language: Language): void {
  refuse(
    failed.map(({ componentId, blockKey, page }) => ({
      code: findingMessageId('blockFailed'),
      severity: 'error',
      message: blockMessages[language]['blockKit.finding.blockFailed'],
      page: toAddress(page),
      componentId,
      componentKey: blockKey,
    })),
  );
}

function refuse(findings: readonly PublicationFinding[]): void {
  if (findings.length === 0) return;
  const errors = findings.map(({ code, message, page, componentId, prop }) => {
    const path = ['components', page.locale, page.template, page.page, componentId, prop];
    return { path: path.filter((part) => part !== undefined).join('/'), code, message };
  });
  throw new Failure(400, 'contentNotPublishable', { errors, data: { findings } });
}

function toWire(
  { code, severity, componentId, prop, size, values }: EpackFinding,
  address: PageAddress,
  page: Page | undefined,
  language: Language,
): PublicationFinding {
  const id = findingMessageId(code);
  const component = page && componentId !== undefined ? getComponent(page, componentId) : undefined;
  return {
    code: id,
    severity,
    message: findingText(id, values, language) ?? id,
    page: toAddress(address),
    ...(componentId !== undefined && { componentId }),
    ...(component && { componentKey: component.componentKey }),
    ...(prop !== undefined && { prop }),
    ...(size !== undefined && { size }),
  };
}

function toAddress({ locale, template, page }: PageAddress): PageAddress {
  return { locale, template, page };
}

const storedFile = /^\/files\/([0-9a-f]{64})\./;

/** Reads which stored files exist, and how large they are; other addresses are not judged. */
async function readFiles(
  query: Queryable,
  pages: readonly PageContent[],
): Promise<Required<Pick<EpackContext, 'hasFile' | 'bytesOf'>>> {
  const ids = findFileIds(JSON.stringify(pages.map(({ components }) => components)));
  const rows =
    ids.length === 0
      ? []
      : await query.selectFrom('file').select(['id', 'size_bytes']).where('id', 'in', ids).execute();
  const bytesById = new Map(rows.map(({ id, size_bytes }) => [id, size_bytes]));
  const idOf = (source: string) => storedFile.exec(source)?.[1];
  return {
    hasFile(source) {
      const id = idOf(source);
      return id === undefined || bytesById.has(id);
    },
    bytesOf: (source) => bytesById.get(idOf(source) ?? ''),
  };
}
