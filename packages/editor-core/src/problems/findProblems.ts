import type { Catalogue } from '@vitrina/block-catalogue';
import { issueMessageId, resolveValues, type BlockDefinition, type PropKind } from '@vitrina/block-kit';
import {
  checkPage,
  getComponent,
  isGtin,
  mvideoTemplate,
  sizes,
  validateEpackData,
  walkPage,
  type Component,
  type ComponentId,
  type DataSource,
  type Epack,
  type Page,
  type SizeName,
} from '@vitrina/epack-model';

import type { Refusal } from '../nesting/getNestingRefusal.ts';
import { listEmptySettings, type MvideoField } from './mvideoFields.ts';
import type { DocumentState } from '../store/documentState.ts';
import { getActivePage } from '../store/selectors.ts';

/** The place where a problem is fixed. */
export type ProblemTarget =
  | { readonly kind: 'data'; readonly field: string }
  | { readonly kind: 'templateSettings'; readonly field: MvideoField }
  | { readonly kind: 'page' }
  | {
      readonly kind: 'component';
      readonly id: ComponentId;
      readonly propName?: string;
      /** The affected size, if the prop has a value per size. */
      readonly size?: SizeName;
    };

/** The text of a problem, or the refusal of a block's place. */
type ProblemReason = { readonly text: MessageText } | { readonly refusal: Refusal };

/** A problem to fix before publishing. */
export type FoundProblem = ProblemReason & {
  /** Errors prevent publishing; warnings don't. */
  readonly severity: 'error' | 'warning';
  readonly target: ProblemTarget;
};

/**
 * Finds the problems of the package's data, its template's own fields and the page in view. Applies the rules
 * of the document, the template, each block and each prop.
 */
export function findProblems(document: DocumentState, catalogue: Catalogue): readonly FoundProblem[] {
  const page = getActivePage({ document });
  return [
    ...findDataProblems(document),
    ...findSettingsProblems(document),
    ...(page ? findPageProblems(page, document, catalogue) : []),
  ];
}

function findDataProblems({ epack }: DocumentState): readonly FoundProblem[] {
  const empty = validateEpackData(epack).map(({ code }): FoundProblem => ({
    text: { id: code },
    severity: 'error',
    target: { kind: 'data', field: code.replace(/^.*\.(\w+)Empty$/, '$1') },
  }));
  if (!isWrongEan(epack)) return empty;
  const target: ProblemTarget = { kind: 'data', field: 'ean' };
  return [...empty, { text: { id: 'builder.data.eanWrong' }, severity: 'warning', target }];
}

/**
 * Returns whether product pages can't match the package by its EAN. Publishing is still possible: they may
 * match it by its MPN.
 */
export function isWrongEan({ type, manifest }: Pick<Epack, 'type' | 'manifest'>): boolean {
  const ean = manifest.productData.EAN ?? '';
  return type === 'minisite' && ean !== '' && !isGtin(ean);
}

function findSettingsProblems({ epack, active }: DocumentState): readonly FoundProblem[] {
  if (active.template !== mvideoTemplate) return [];
  const configuration = epack.templateConfiguration[active.locale]?.[mvideoTemplate] ?? {};
  return listEmptySettings(configuration).map((field) => ({
    text: { id: `builder.mvideo.empty.${field}` },
    severity: 'warning',
    target: { kind: 'templateSettings', field },
  }));
}

function findPageProblems(
  page: Page,
  { epack, active }: DocumentState,
  catalogue: Catalogue,
): readonly FoundProblem[] {
  const placed = checkPage(page, { rules: catalogue.rules, template: active.template }).map(
    ({ severity, ...refusal }): FoundProblem => ({
      refusal,
      severity,
      target:
        refusal.componentId === undefined ? { kind: 'page' } : { kind: 'component', id: refusal.componentId },
    }),
  );
  const inBlocks = [...walkPage(page)].flatMap((component) => {
    const definition = catalogue.find(component.componentKey);
    if (definition === undefined) return [];
    return [
      ...findPropProblems(component, definition),
      ...findLostReferences(page, component, definition),
      ...findLostSource(component, definition, epack.dataSources),
    ];
  });
  return [...placed, ...inBlocks];
}

const known = new WeakMap<Component, readonly FoundProblem[]>();

/** Finds the problems of a block's prop values. Cached until the component changes. */
function findPropProblems(component: Component, definition: BlockDefinition): readonly FoundProblem[] {
  const before = known.get(component);
  if (before) return before;
  // Skip props without effect.
  const unused = definition.unusedProps?.(resolveValues(definition, component)) ?? [];
  const names = Object.keys(component.props).filter((name) => !unused.includes(name));
  const found = names.flatMap((name) => {
    const kind = Object.hasOwn(definition.props, name) ? definition.props[name] : undefined;
    const found = kind && findIssue(component, name, kind);
    if (!found) return [];
    const { issue, size } = found;
    const target: ProblemTarget = {
      kind: 'component',
      id: component.id,
      propName: name,
      ...(kind.isPerSize && { size }),
    };
    // Each prop kind supplies the values of its issue's message.
    const text = { id: issueMessageId(issue), values: issue.values } as MessageText;
    return [{ text, severity: 'warning' as const, target }];
  });
  known.set(component, found);
  return found;
}

function findIssue(component: Component, name: string, kind: PropKind<unknown>) {
  for (const size of sizes) {
    const value = component.props[name]?.value[size];
    if (value === undefined) continue;
    const parsed = kind.parse(value);
    const issue = parsed.ok ? parsed.warning : parsed.issue;
    if (issue) return { issue, size };
  }
  return undefined;
}

function findLostReferences(
  page: Page,
  component: Component,
  definition: BlockDefinition,
): readonly FoundProblem[] {
  const unused = definition.unusedProps?.(resolveValues(definition, component)) ?? [];
  const names = getReferenceProps(definition).filter((name) => !unused.includes(name));
  return names.flatMap((name) => {
    const value = component.props[name]?.value.desktop;
    const isLost = Array.isArray(value) && value.some((id) => !getComponent(page, Number(id)));
    const target: ProblemTarget = { kind: 'component', id: component.id, propName: name };
    return isLost ? [{ text: { id: 'builder.problem.referenceLost' }, severity: 'warning', target }] : [];
  });
}

const referenceProps = new WeakMap<BlockDefinition, readonly string[]>();

/** Lists the props of a block that reference other blocks of the page. */
function getReferenceProps(definition: BlockDefinition): readonly string[] {
  const before = referenceProps.get(definition);
  if (before) return before;
  const names = Object.entries(definition.ownProps)
    .filter(([, { control }]) => control.name === 'elementReference')
    .map(([name]) => name);
  referenceProps.set(definition, names);
  return names;
}

function findLostSource(
  component: Component,
  definition: BlockDefinition,
  sources: readonly DataSource[],
): readonly FoundProblem[] {
  const sourceId = definition.dataSourceId?.(resolveValues(definition, component));
  if (!sourceId || sources.some(({ id }) => String(id) === sourceId)) return [];
  const target: ProblemTarget = { kind: 'component', id: component.id, propName: 'dataSource' };
  return [{ text: { id: 'builder.problem.sourceLost' }, severity: 'warning', target }];
}
