import type { Json } from '../json.ts';
import type { BlockRule } from '../rules.ts';
import type { Prop, SizedValue } from '../schemas/prop.ts';
import { sizes, type SizeName } from '../schemas/size.ts';

type Props = Readonly<Record<string, Prop>>;

/**
 * The properties without empty values. `null` always goes. An empty text, list or object
 * goes where nothing but emptiness shows through it: an emptied text above a filled desktop value or default is meant.
 * A property that has nothing but its name left goes altogether. Returns the same object where nothing was empty.
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

/** True if there is a value and none is empty, as almost everywhere. */
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
