import { isRecord, type Json, type JsonObject } from '../json.ts';
import type { BlockRule, PropRule } from '../rules.ts';
import type { Component } from '../schemas/component.ts';
import type { Prop } from '../schemas/prop.ts';
import { withoutEmptyValues } from './emptyValues.ts';
import { repairProp } from './repairProp.ts';
import type { Report } from './report.ts';

type Props = Record<string, Prop>;

/**
 * Repairs the properties of a component: keeps those its block defines, fills missing required ones with
 * their defaults, and sets the others aside in `unknownProps`. Without a rule, all of them stay.
 */
export function repairProps(
  raw: JsonObject,
  rule: BlockRule | undefined,
  report: Report,
): Pick<Component, 'props' | 'unknownProps'> {
  const present = withoutEmptyValues(readProps(raw, report), rule, (names) =>
    report('model.load.emptyValuesRemoved', 'info', { names }),
  );
  if (!rule) return { props: present };
  const { props, unknownProps } = splitByRule(present, rule, report);
  const filled = withMissing(props, rule, report);
  return unknownProps ? { props: filled, unknownProps } : { props: filled };
}

function readProps(raw: JsonObject, report: Report): Props {
  const given = recordIn(raw, 'props', report);
  if (raw.unknownProps === undefined) return soundProps(given, report);
  return soundProps({ ...recordIn(raw, 'unknownProps', report), ...given }, report);
}

function recordIn(raw: JsonObject, field: 'props' | 'unknownProps', report: Report): JsonObject {
  const given = raw[field];
  if (isRecord(given)) return given;
  if (given !== undefined) report('model.load.fieldRepaired', 'warning', { field });
  return {};
}

/** Returns the same object if every property is valid. */
function soundProps(given: JsonObject, report: Report): Props {
  let copy: Props | undefined;
  for (const name in given) {
    const raw = given[name] ?? null;
    const prop = repairProp(name, raw, report);
    if (prop !== raw) (copy ??= { ...given } as Props)[name] = prop;
  }
  return copy ?? (given as Props);
}

function splitByRule(
  present: Props,
  rule: BlockRule,
  report: Report,
): { props: Props; unknownProps?: Props } {
  let unknown: string[] | undefined;
  for (const name in present) if (!Object.hasOwn(rule.props, name)) (unknown ??= []).push(name);
  if (!unknown) return { props: present };
  const named = withKnownNames(present, unknown, rule, report);
  if (named !== present) return splitByRule(named, rule, report);
  report('model.load.propsSetAside', 'info', { names: unknown });
  const props: Props = {};
  const unknownProps: Props = {};
  for (const [name, prop] of Object.entries(present)) {
    (Object.hasOwn(rule.props, name) ? props : unknownProps)[name] = prop;
  }
  return { props, unknownProps };
}

/** Renames the unknown properties whose name differs only in case or spacing; one that is there already stays. */
function withKnownNames(present: Props, unknown: readonly string[], rule: BlockRule, report: Report): Props {
  const names = new Map<string, string>();
  for (const name of unknown) {
    const known = rule.propFromName(name);
    if (known === undefined || Object.hasOwn(present, known)) continue;
    if (![...names.values()].includes(known)) names.set(name, known);
  }
  if (names.size === 0) return present;
  report('model.load.propsRenamed', 'info', { names: [...names.keys()] });
  return Object.fromEntries(
    Object.entries(present).map(([name, prop]) => {
      const known = names.get(name);
      return known === undefined ? [name, prop] : [known, { ...prop, name: known }];
    }),
  );
}

function withMissing(props: Props, rule: BlockRule, report: Report): Props {
  const filled: Props = {};
  for (const name in rule.props) {
    const propRule = rule.props[name];
    if (!propRule || propRule.isOptional || propRule.defaultValue === undefined) continue;
    const prop = Object.hasOwn(props, name) ? props[name] : undefined;
    if (prop && prop.value.desktop !== undefined) continue;
    filled[name] = prop
      ? { ...prop, value: { ...prop.value, desktop: propRule.defaultValue } }
      : defaultProp(name, propRule, propRule.defaultValue);
  }
  const names = Object.keys(filled);
  if (names.length === 0) return props;
  report('model.load.propsFilled', 'info', { names });
  return { ...props, ...filled };
}

const defaultProps = new WeakMap<PropRule, Prop>();

/** One shared property per rule: thousands of components without the property hold the same object. */
function defaultProp(name: string, rule: PropRule, desktop: Json): Prop {
  let prop = defaultProps.get(rule);
  if (!prop || prop.name !== name) defaultProps.set(rule, (prop = { name, value: { desktop } }));
  return prop;
}
