import {
  accept,
  isJsonObject,
  type MapAssets,
  type PropKind,
  type PropOptions,
  type PropShape,
  type PropValues,
  refuse,
} from '../propKind.ts';

/** Several props edited and stored as one object. An invalid member falls back to its default. @public */
export function group<const Shape extends PropShape>(
  fields: Shape,
  options: PropOptions = {},
): PropKind<PropValues<Shape>> {
  const entries = Object.entries(fields);
  const required = entries.filter(([, kind]) => !kind.isOptional);
  const mapAssets: MapAssets<PropValues<Shape>> = (value, map) => {
    const members: Readonly<Record<string, unknown>> = value;
    const mapped = entries.map(([name, kind]) => [
      name,
      kind.mapAssets ? kind.mapAssets(members[name], map) : members[name],
    ]);
    return Object.fromEntries(mapped) as PropValues<Shape>;
  };
  return {
    control: { name: 'group', fields },
    section: options.section ?? 'content',
    isPerSize: options.isPerSize ?? false,
    isOptional: false,
    defaultValue: Object.fromEntries(required.map(([name, kind]) => [name, kind.defaultValue ?? null])),
    schema: {
      type: 'object',
      properties: Object.fromEntries(entries.map(([name, kind]) => [name, kind.schema])),
    },
    parse(value) {
      if (!isJsonObject(value)) return refuse('notGroup');
      const parsed = entries.map(([name, kind]) => {
        const stored = Object.hasOwn(value, name) ? value[name] : undefined;
        return [name, readMember(kind, stored)] as const;
      });
      return accept(Object.fromEntries(parsed) as PropValues<Shape>);
    },
    ...(entries.some(([, kind]) => kind.mapAssets) && { mapAssets }),
  };
}

function readMember(kind: PropKind<unknown>, stored: Parameters<PropKind<unknown>['parse']>[0]): unknown {
  const own = kind.parse(stored);
  if (own.ok) return own.value;
  if (kind.isOptional) return undefined;
  const fallback = kind.parse(kind.defaultValue);
  return fallback.ok ? fallback.value : undefined;
}
