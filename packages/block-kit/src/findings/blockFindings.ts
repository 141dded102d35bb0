import type { Component } from '@vitrina/epack-model';

import type { BlockDefinition } from '../defineBlock.ts';
import { resolveValues } from '../resolveValues.ts';
import { findGaps, findNotShown, findSamples, ownContent, valuesOfProp } from './contentFindings.ts';
import type { Finding } from './finding.ts';
import type { SampleTexts } from './sampleTexts.ts';
import { findInValues } from './valueFindings.ts';

interface Found {
  readonly definition: BlockDefinition;
  readonly samples: SampleTexts;
  readonly findings: readonly Finding[];
}

const known = new WeakMap<Component, Found>();

/**
 * Finds what is wrong with a component by itself, whatever its place. Cached: a component never changes, an edit makes
 * a new one.
 */
export function findInBlock(
  component: Component,
  definition: BlockDefinition,
  samples: SampleTexts,
): readonly Finding[] {
  const before = known.get(component);
  if (before?.definition === definition && before.samples === samples) return before.findings;
  const findings = find(component, definition, samples);
  known.set(component, { definition, samples, findings });
  return findings;
}

function find(component: Component, definition: BlockDefinition, samples: SampleTexts): readonly Finding[] {
  const { ownProps, props } = definition;
  const unused = listUnused(component, definition);
  const isUnused = (name: string) => unused.includes(name);
  const inValues = Object.keys(component.props).flatMap((name) => {
    const kind = Object.hasOwn(props, name) && !isUnused(name) ? props[name] : undefined;
    return kind ? findInValues(component, name, kind) : [];
  });
  const notShown = findNotShown(component, ownProps, unused);
  const gaps = findGaps(ownProps, (name) => valuesOfProp(component, name, ownProps[name]), isUnused);
  const isGap = gaps.some(({ code }) => code === 'needed');
  const found: readonly Finding[] = [
    ...inValues,
    ...notShown,
    ...gaps.filter(
      ({ prop }) => !inValues.some((other) => other.prop === prop && other.code !== 'sizeIgnored'),
    ),
    ...findSamples(component, ownProps, samples),
    ...(isGap || inValues.some(({ severity }) => severity === 'error')
      ? []
      : findEmpty(component, definition)),
  ];
  return found.map((finding) => ({ ...finding, componentId: component.id }));
}

/** Lists the props that have no effect with the other values. */
export function listUnused(component: Component, definition: BlockDefinition): readonly string[] {
  return definition.unusedProps?.(resolveValues(definition, component)) ?? [];
}

function findEmpty(component: Component, { nesting, ownProps }: BlockDefinition): readonly Finding[] {
  const { canHave, has } = ownContent(component, ownProps);
  if (nesting.allowedChildren !== 'none' || !canHave || has) return [];
  return [{ code: 'emptyBlock', severity: 'warning' }];
}
