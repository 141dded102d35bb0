import { type Component, resolveSized, type SizeName, sizes } from '@vitrina/epack-model';

import type { BlockDefinition } from './defineBlock.ts';
import type { Asset, AssetUrl, FindPicture, PropKind, PropShape, PropValue, PropValues } from './propKind.ts';

/** Options for reading stored values. @public */
export interface ResolveOptions {
  /** Returns the address to load for an asset's stored source. Default: the source itself. */
  readonly assetUrl?: AssetUrl;
  /** Finds the data of an image of which the document has only the source. */
  readonly findPicture?: FindPicture;
  /** Returns the `sizes` attribute of an image of the block, which the asset then names. Default: none. */
  readonly imageSizes?: (image: Asset) => string;
}

const parsedDefaults = new WeakMap<PropKind<unknown>, unknown>();

/**
 * Returns the typed values of a block's own props at one size. An invalid stored value counts as its default.
 *
 * @public
 */
export function resolveValues<Props extends PropShape>(
  definition: BlockDefinition<Props>,
  component: Component,
  size: SizeName = 'desktop',
  options: ResolveOptions = {},
): PropValues<Props> {
  return resolveShape(definition.ownProps, component, size, options);
}

/**
 * Returns the nearest size, this one or a larger one, at which the component sets any value; both sizes have
 * the same values.
 *
 * @internal
 */
export function nearestOwnSize(component: Component, size: SizeName): SizeName {
  const props = Object.values(component.props);
  for (let at = sizes.indexOf(size); at > 0; at -= 1) {
    const name = sizes[at];
    if (name && props.some(({ value }) => value[name] !== undefined)) return name;
  }
  return 'desktop';
}

/** Returns the typed values of a set of props at one size. @internal */
export function resolveShape<Shape extends PropShape>(
  shape: Shape,
  component: Component,
  size: SizeName,
  options: ResolveOptions,
): PropValues<Shape> {
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(shape)) {
    const kind = shape[name];
    if (kind) values[name] = resolveValue(kind, name, component, size, options);
  }
  return values as PropValues<Shape>;
}

/**
 * Like {@link resolveShape}, but parses each value when it is read, for callers that read few.
 *
 * @param reads - receives the names of the props read
 * @internal
 */
export function resolveWhenRead<Shape extends PropShape>(
  shape: Shape,
  component: Component,
  size: SizeName,
  options: ResolveOptions,
  reads: Set<string>,
): PropValues<Shape> {
  // A proxy: defining getters for each component would take longer than parsing the values read.
  return new Proxy<Unread>({ shape, component, size, options, reads }, readers) as never;
}

interface Unread {
  readonly shape: PropShape;
  readonly component: Component;
  readonly size: SizeName;
  readonly options: ResolveOptions;
  readonly reads: Set<string>;
}

function readValue({ shape, component, size, options, reads }: Unread, name: string | symbol): unknown {
  if (typeof name !== 'string' || !Object.hasOwn(shape, name)) return undefined;
  const kind = shape[name];
  reads.add(name);
  return kind && resolveValue(kind, name, component, size, options);
}

const readers: ProxyHandler<Unread> = {
  get: readValue,
  has: ({ shape }, name) => Object.hasOwn(shape, name),
  ownKeys: ({ shape }) => Object.keys(shape),
  getOwnPropertyDescriptor: (unread, name) =>
    Object.hasOwn(unread.shape, name)
      ? { enumerable: true, configurable: true, value: readValue(unread, name) }
      : undefined,
};

/** Returns the typed value of one prop at one size. @internal */
export function resolveValue<Kind extends PropKind<unknown>>(
  kind: Kind,
  name: string,
  component: Component,
  size: SizeName,
  options: ResolveOptions,
): PropValue<Kind> {
  const prop = Object.hasOwn(component.props, name) ? component.props[name] : undefined;
  const stored = prop && resolveSized(prop.value, kind.isPerSize ? size : 'desktop');
  const parsed = stored === undefined ? undefined : kind.parse(stored);
  const value = parsed?.ok ? parsed.value : defaultOf(kind);
  const { assetUrl, findPicture, imageSizes } = options;
  const isFound = assetUrl !== undefined || findPicture !== undefined || imageSizes !== undefined;
  const located =
    isFound && kind.mapAssets ? kind.mapAssets(value, (asset) => locateAsset(asset, options)) : value;
  return located as PropValue<Kind>;
}

function locateAsset(asset: Asset, { assetUrl, findPicture, imageSizes }: ResolveOptions): Asset {
  const found = findPicture?.(asset.src);
  const known = asset.widthPx === undefined ? { ...asset, ...found } : withColor(asset, found?.color);
  const whole = imageSizes === undefined ? known : { ...known, sizes: imageSizes(known) };
  if (!assetUrl) return whole;
  const { src, variants } = whole;
  return {
    ...whole,
    src: assetUrl(src),
    ...(variants && { variants: variants.map((file) => ({ ...file, src: assetUrl(file.src) })) }),
  };
}

function withColor(asset: Asset, color: string | undefined): Asset {
  return color === undefined ? asset : { ...asset, color };
}

/** Returns the typed default of a kind; undefined for an optional one. @internal */
export function defaultOf(kind: PropKind<unknown>): unknown {
  if (kind.isOptional) return undefined;
  if (!parsedDefaults.has(kind)) {
    const parsed = kind.parse(kind.defaultValue);
    parsedDefaults.set(kind, parsed.ok ? parsed.value : undefined);
  }
  return parsedDefaults.get(kind);
}
