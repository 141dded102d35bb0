import { dynamicWrapperKey } from '../dynamic-data/dynamicWrapper.ts';
import type { Json, JsonObject } from '../json.ts';
import type { BlockRule, BlockRules } from '../rules.ts';
import type { Component, ComponentId } from '../schemas/component.ts';
import { componentFits } from './fits/componentFits.ts';
import type { Fits } from './fits/fits.ts';
import { repairProps } from './repairProps.ts';
import type { Report } from './report.ts';

/** Wire fields that a page holds elsewhere, or that are built separately below. */
const builtFields: ReadonlySet<string> = new Set([
  'id',
  'parentId',
  'order',
  'index',
  'children',
  'name',
  'displayName',
  'componentKey',
  'type',
  'props',
  'unknownProps',
]);

/** Checks of the other fields that have their own type. */
const fieldFits: Readonly<Record<string, Fits>> = componentFits;

/** The key of the container at the top level of a page. */
export const featureKey = 'Feature';

/**
 * Repairs a raw instance: derives the key, sets the type, removes unknown and fills missing props, keeps
 * unknown fields.
 */
export function repairComponent(
  raw: JsonObject,
  id: ComponentId,
  parentId: ComponentId,
  rules: BlockRules,
  report: Report,
): Component {
  const componentKey = keyOf(raw, rules, report);
  const rule = rules.find(componentKey);
  if (!rule && componentKey !== dynamicWrapperKey)
    report('model.load.keyUnknown', 'warning', { key: componentKey });
  const name = textOf(raw, 'name', componentKey, report);
  return {
    id,
    parentId,
    name,
    displayName: textOf(raw, 'displayName', name, report),
    componentKey,
    type: typeOf(raw, componentKey, rule, report),
    ...repairProps(raw, rule, report),
    ...otherFields(raw, report),
  };
}

function keyOf(raw: JsonObject, rules: BlockRules, report: Report): string {
  const { componentKey, displayName, name } = raw;
  const hasKey = typeof componentKey === 'string' && componentKey !== '';
  if (hasKey && (rules.find(componentKey) || componentKey === dynamicWrapperKey)) return componentKey;
  for (const from of hasKey ? [componentKey] : [displayName, name]) {
    const key = typeof from === 'string' ? rules.keyFromName(from) : undefined;
    if (key === undefined) continue;
    report('model.load.keyDerived', 'info', { key, from: from as string });
    return key;
  }
  return hasKey ? componentKey : '';
}

function textOf(raw: JsonObject, field: 'name' | 'displayName', fallback: string, report: Report): string {
  const text = raw[field];
  if (typeof text === 'string') return text;
  report('model.load.fieldRepaired', 'info', { field });
  return fallback;
}

function typeOf(
  raw: JsonObject,
  componentKey: string,
  rule: BlockRule | undefined,
  report: Report,
): Component['type'] {
  const given = raw.type === 'feature' || raw.type === 'component' ? raw.type : undefined;
  const type = rule?.type ?? given ?? (componentKey === featureKey ? 'feature' : 'component');
  if (raw.type !== type) report('model.load.fieldRepaired', 'info', { field: 'type' });
  return type;
}

function otherFields(raw: JsonObject, report: Report): Record<string, Json> {
  const fields: Record<string, Json> = {};
  for (const field in raw) {
    if (builtFields.has(field)) continue;
    const value = raw[field] ?? null;
    const fits = Object.hasOwn(fieldFits, field) ? fieldFits[field] : undefined;
    if (!fits || fits(value)) fields[field] = value;
    else report('model.load.fieldRepaired', 'warning', { field });
  }
  return fields;
}
