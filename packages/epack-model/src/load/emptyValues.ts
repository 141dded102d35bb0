import type { Json } from '../json.ts';
import type { BlockRule } from '../rules.ts';
import type { Prop, SizedValue } from '../schemas/prop.ts';
import { sizes, type SizeName } from '../schemas/size.ts';

type Props = Readonly<Record<string, Prop>>;

/**
 * Removes empty values from properties. `null` is always removed. An empty text, list or object is removed
 * unless it hides a filled desktop value or default: then it was emptied on purpose. A property with only its
 * name left is removed. Returns the same object if nothing was empty.
 */
export function withoutEmptyValues(
  props: Record<string, Prop>,
  rule: BlockRule | undefined,
  onRemoved: (names: string[]) => void,
): Record<string, Prop> {
  const changed = new Map<string, Prop | undefined>();
  for (const name in props) {
    const prop = props[name];
    if (!prop || isFull(prop.value)) continue;
    const kept = withoutEmpty(prop, fallbackOf(name, prop, rule));
    if (kept !== prop) changed.set(name, kept);
  }
  if (changed.size === 0) return props;
  onRemoved([...changed.keys()]);
  const cleaned: Record<string, Prop> = {};
  for (const [name, prop] of Object.entries(props)) {
    const kept = changed.has(name) ? changed.get(name) : prop;
    if (kept) cleaned[name] = kept;
  }
  return cleaned;
}

/** Checks that a property has a value and no empty one, which is true for almost all. */
function isFull(value: SizedValue): boolean {
  let isFilled = false;
  for (const size in value) {
    if (isEmpty(value[size])) return false;
    isFilled = true;
  }
  return isFilled;
}

function fallbackOf(name: string, prop: Prop, rule: BlockRule | undefined): Json | undefined {
  const known: Props | BlockRule['props'] | undefined = rule?.props;
  const defaultValue = known && Object.hasOwn(known, name) ? known[name]?.defaultValue : undefined;
  return defaultValue ?? prop.defaultValue;
}

function withoutEmpty(prop: Prop, fallback: Json | undefined): Prop | undefined {
  const removed = emptySizes(prop.value, fallback);
  if (!removed) return isOnlyAName(prop) ? undefined : prop;
  const value = { ...prop.value };
  for (const size of removed) delete value[size];
  const kept = { ...prop, value };
  return isOnlyAName(kept) ? undefined : kept;
}

function emptySizes(value: SizedValue, fallback: Json | undefined): SizeName[] | undefined {
  let removed: SizeName[] | undefined;
  let inherited = fallback;
  for (const size of sizes) {
    const own = value[size];
    if (own === undefined) continue;
    if (own === null || (isEmpty(own) && isEmpty(inherited))) (removed ??= []).push(size);
    else inherited = own;
  }
  return removed;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function isOnlyAName(prop: Prop): boolean {
  if (sizes.some((size) => prop.value[size] !== undefined)) return false;
  for (const field in prop) if (field !== 'name' && field !== 'value') return false;
  return Object.keys(prop.value).length === 0;
}
