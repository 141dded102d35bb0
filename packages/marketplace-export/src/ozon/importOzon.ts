import type { Catalogue } from '@vitrina/block-catalogue';
import {
  type ComponentDraft,
  instantiateDraft,
  type Json,
  loadPage,
  type Page,
  rootId,
  type WireComponent,
} from '@vitrina/epack-model';

import type { MarketplaceIssue, Note } from '../report/issue.ts';
import { notesInto } from '../report/notesInto.ts';
import { ozonVersion } from './document.ts';
import { draft } from './drafts.ts';
import { itemsOf, member, membersOf, type Node, noteOthers } from './readJson.ts';
import { readWidget } from './readWidget.ts';

/** A page created from Ozon's rich content, with the issues of the conversion. @public */
export interface OzonImport {
  /** Empty if the document cannot be read. */
  readonly page: Page;
  readonly issues: readonly MarketplaceIssue[];
}

/** The maximum number of widgets read from a document. */
const widgetLimit = 500;

/**
 * Converts Ozon's rich content, as JSON or its text, to a page of Ozon blocks: one Feature per widget, so
 * that an export writes the same widgets again. Reads both forms of texts, `content` and `items`. A widget
 * without a matching block is kept and exported unchanged. Never throws.
 *
 * @public
 */
export function importOzon(document: unknown, { catalogue }: { readonly catalogue: Catalogue }): OzonImport {
  const issues: MarketplaceIssue[] = [];
  const note = notesInto(issues);
  const root = readRoot(document, note);
  const widgets = itemsOf(member(root, 'content'));
  if (widgets.length > widgetLimit) {
    note({
      code: 'marketplace.import.tooManyWidgets',
      severity: 'error',
      path: '/content',
      values: { count: widgets.length, max: widgetLimit },
    });
  }
  const features = widgets.slice(0, widgetLimit).flatMap((widget) => {
    const blocks = readWidget(widget, note);
    return blocks.length === 0 ? [] : [draft('Feature', {}, blocks)];
  });
  if (features.length === 0) note({ code: 'marketplace.import.nothing', severity: 'error' });
  return { page: loadPage(toWire(features), catalogue.rules).page, issues };
}

function readRoot(document: unknown, note: Note): Node {
  const value = typeof document === 'string' ? parse(document) : (document as Json);
  const root: Node = { value, path: '' };
  const { content, version } = membersOf(root);
  if (!Array.isArray(content)) {
    note({ code: 'marketplace.import.notOzon', severity: 'error' });
    return { value: null, path: '' };
  }
  if (version !== ozonVersion) {
    note({ code: 'marketplace.import.otherVersion', severity: 'warning', path: '/version' });
  }
  noteOthers(root, ['content', 'version'], note);
  return root;
}

function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return null;
  }
}

function toWire(features: readonly ComponentDraft[]): WireComponent[] {
  const components: WireComponent[] = [];
  for (const [index, feature] of features.entries()) {
    const orders = new Map<number, number>([[rootId, index]]);
    for (const component of instantiateDraft(feature, components.length + 1, rootId)) {
      const order = (orders.get(component.parentId) ?? 0) + 1;
      orders.set(component.parentId, order);
      components.push({ ...component, order });
    }
  }
  return components;
}
