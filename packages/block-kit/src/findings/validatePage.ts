import {
  componentCount,
  type Component,
  type ComponentId,
  type DataSource,
  type Page,
  walkPage,
} from '@vitrina/epack-model';

import type { BlockDefinition } from '../defineBlock.ts';
import { createImageWidths, type ImageWidths } from '../layout/imageWidths.ts';
import { findInBlock } from './blockFindings.ts';
import type { BlockSet } from './blockSet.ts';
import { findEnlargedImages } from './enlargedImages.ts';
import { findMissingFiles } from './fileFindings.ts';
import type { Finding, FindingCode } from './finding.ts';
import {
  findEmptyContainer,
  findLostReferences,
  findLostSource,
  findMisplaced,
  findUnknown,
} from './pageFindings.ts';
import { type AppliedRules, findAgainstRules } from './ruleFindings.ts';
import type { SampleTexts } from './sampleTexts.ts';

/** Knowledge from outside the page to validate it with. @public */
export interface PageContext {
  /** The page's template; each has its limits. */
  readonly template: string;
  /** The package's data sources. Default: none. */
  readonly dataSources?: readonly DataSource[];
  /** Returns whether a stored file still exists. Default: files are not checked. */
  readonly hasFile?: (source: string) => boolean;
  /** The rules of the company, for the page's locale and the package's categories. Default: none. */
  readonly company?: AppliedRules;
}

const noSamples: SampleTexts = new Set();

/**
 * Finds everything that keeps a page from being published or can be improved. The one rule book of the editor, the
 * server and the exports: places, references, every stored value by its prop kind, sample and empty content,
 * alternative texts, files. Pure; a change of one block costs one block, since results are kept per component.
 *
 * @returns findings in reading order, those of the whole page first
 * @public
 */
export function validatePage(page: Page, blocks: BlockSet, context: PageContext): readonly Finding[] {
  if (componentCount(page) === 0) return [{ code: 'emptyPage', severity: 'warning' }];
  const findings = [...findMisplaced(page, blocks, context.template)];
  const hidden = new Set<ComponentId>();
  const widths = createImageWidths({ page, find: blocks.find });
  for (const component of walkPage(page)) {
    const found = findInComponent({ page, widths }, component, blocks, context);
    const isUnseen = hidden.has(component.parentId) || isHidden(component);
    if (isUnseen) hidden.add(component.id);
    findings.push(...(isUnseen ? found.filter(({ code }) => !ofShownContent.has(code)) : found));
  }
  return findings;
}

/** Findings about content that shoppers see: hidden blocks need none. */
const ofShownContent: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'alternativeTextMissing',
  'emptyBlock',
  'emptyContainer',
  'imageTooSmall',
  'imageUpscaled',
  'needed',
  'sampleText',
]);

/** Returns whether a block is hidden at every size, with everything in it. */
function isHidden({ props }: Component): boolean {
  const { hide } = props;
  return hide?.value.desktop === true && Object.values(hide.value).every((value) => value === true);
}

/** A page with the estimated widths of its images. */
interface EstimatedPage {
  readonly page: Page;
  readonly widths: ImageWidths;
}

function findInComponent(
  page: EstimatedPage,
  component: Component,
  blocks: BlockSet,
  context: PageContext,
): readonly Finding[] {
  const definition = blocks.find(component.componentKey);
  if (!definition) return findUnknown(component);
  try {
    return findInKnown(page, component, definition, blocks, context);
  } catch {
    // A third-party block's own code failed: one block must not hide the findings of the others.
    return [{ code: 'blockFailed', severity: 'error', componentId: component.id }];
  }
}

function findInKnown(
  { page, widths }: EstimatedPage,
  component: Component,
  definition: BlockDefinition,
  blocks: BlockSet,
  { dataSources = [], hasFile, company }: PageContext,
): readonly Finding[] {
  return [
    ...findInBlock(component, definition, blocks.sampleTexts ?? noSamples),
    ...findEmptyContainer(page, component, definition, blocks),
    ...findLostReferences(page, component, definition),
    ...findLostSource(component, definition, dataSources),
    ...findEnlargedImages(component, definition, widths),
    ...(hasFile ? findMissingFiles(component, definition, hasFile) : []),
    ...(company ? findAgainstRules(component, definition, blocks, company) : []),
  ];
}
