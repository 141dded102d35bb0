import { type Component, type ComponentId, type DataSource, isDynamicWrapper } from '@vitrina/epack-model';
import { type ComponentType, memo, type ReactNode, useMemo } from 'react';

import { partClass } from '../css/blockCss.ts';
import type { BlockDefinition } from '../defineBlock.ts';
import type { Asset, AssetUrl, FindPack, FindPicture } from '../propKind.ts';
import { resolveValues, type ResolveOptions, nearestOwnSize } from '../resolveValues.ts';
import { rootAttributes } from './rootAttributes.ts';
import { innerScope, pageScope, readField, type TreeScope } from './treeScope.ts';
import type { ExtraRootAttributes, View, Views } from './view.ts';

/** A component and its children, as the tree reads them. @public */
export interface TreeNode {
  readonly component: Component;
  readonly childIds: readonly ComponentId[];
  /** The state in which the canvas shows the component. */
  readonly previewState?: string | undefined;
}

/**
 * The source of the tree's nodes: a plain lookup when rendering to HTML, a subscription in the canvas.
 * `useNode` is called as a hook, once in every block's own component, so that a change rerenders only the
 * affected blocks.
 *
 * @public
 */
export interface TreeSource {
  /** Returns the component; for `rootId` of the page (0), only its children. */
  useNode(id: ComponentId): TreeNode | undefined;
  useChildIds(id: ComponentId): readonly ComponentId[];
}

/** Props of the component that isolates a block; see {@link BlockTreeProps.Isolation}. @public */
export interface IsolationProps {
  readonly id: ComponentId;
  readonly children: ReactNode;
}

/** Props of {@link BlockTree}. @public */
export interface BlockTreeProps {
  readonly source: TreeSource;
  /** Finds a definition by component key. */
  readonly find: (key: string) => BlockDefinition | undefined;
  readonly views: Views;
  /** The component whose children are rendered; 0 is the page. */
  readonly rootId: ComponentId;
  readonly locale: string;
  readonly assetUrl?: AssetUrl;
  /** Finds the data of an image of which the document has only the source. */
  readonly findPicture?: FindPicture;
  /** Finds the one file that holds several; see `packedFiles` of a block. Default: none. */
  readonly findPack?: FindPack;
  /** Returns the `sizes` attribute of a component's image. Default: as wide as the page, or as the browser measures. */
  readonly imageSizes?: (id: ComponentId, image: Asset) => string;
  /** Numbers of blocks that need different names for assistive technology. Default: none. */
  readonly ordinals?: ReadonlyMap<ComponentId, number>;
  /** The epack's data sources, for blocks that show their fields. */
  readonly dataSources?: readonly DataSource[];
  /**
   * Returns the canvas's additional attributes for a block's root element. Called as a hook in each block.
   */
  readonly useRootProps?: (id: ComponentId) => ExtraRootAttributes;
  /**
   * Wraps each block, to catch the errors of its View. Costs a component per block: pass it once a View has
   * failed. Default: rendering the tree throws the error.
   */
  readonly Isolation?: ComponentType<IsolationProps>;
  /** Nodes to render instead of a block and its content, by id. Default: none. */
  readonly replacements?: ReadonlyMap<ComponentId, ReactNode>;
}

interface TreeEnvironment extends Omit<BlockTreeProps, 'rootId' | 'assetUrl' | 'findPicture'> {
  readonly options: ResolveOptions;
}

/**
 * Renders the blocks below `rootId` without a wrapping element. Blocks without a definition or View render
 * nothing.
 *
 * @public
 */
export function BlockTree(props: BlockTreeProps): ReactNode {
  const { source, find, views, rootId, locale, assetUrl, findPicture, findPack, dataSources } = props;
  const { imageSizes, ordinals, useRootProps, Isolation, replacements } = props;
  const environment = useMemo<TreeEnvironment>(
    () => ({
      source,
      find,
      views,
      locale,
      options: { ...(assetUrl && { assetUrl }), ...(findPicture && { findPicture }) },
      ...(findPack && { findPack }),
      ...(imageSizes && { imageSizes }),
      ...(ordinals && { ordinals }),
      ...(dataSources && { dataSources }),
      ...(useRootProps && { useRootProps }),
      ...(Isolation && { Isolation }),
      ...(replacements && { replacements }),
    }),
    [
      source,
      find,
      views,
      locale,
      assetUrl,
      findPicture,
      findPack,
      imageSizes,
      ordinals,
      dataSources,
      useRootProps,
      Isolation,
      replacements,
    ],
  );
  return <BlockList parentId={rootId} environment={environment} />;
}

interface BlockListProps {
  readonly parentId: ComponentId;
  readonly environment: TreeEnvironment;
}

const BlockList = memo(function BlockList({ parentId, environment }: BlockListProps): ReactNode {
  return drawChildren(environment.source.useChildIds(parentId), environment, pageScope);
});

interface BlockProps extends TreeScope {
  readonly id: ComponentId;
  readonly environment: TreeEnvironment;
}

const Block = memo(function Block({ id, environment, ...outer }: BlockProps): ReactNode {
  const node = environment.source.useNode(id);
  const extra = environment.useRootProps?.(id);
  if (!node) return null;
  if (environment.replacements?.has(id)) return environment.replacements.get(id);
  const { component, childIds, previewState } = node;
  const { locale, find, views, dataSources = [] } = environment;
  if (isDynamicWrapper(component)) return drawChildren(childIds, environment, outer);
  const definition = find(component.componentKey);
  const view = definition && findView(views, definition.key);
  if (!definition || !view) return null;
  const options = withImageSizes(environment.options, id, definition, environment.imageSizes);
  const props = resolveValues(definition, component, 'desktop', options);
  const fileUrl = options.assetUrl ?? ((path: string) => path);
  const pack = packOf(definition, component, environment);
  const scope = innerScope(outer, component, {
    sourceId: definition.dataSourceId?.(props),
    isLink: definition.isLink,
    isGroup: definition.isGroup?.(props) ?? false,
  });
  return view({
    props,
    root: rootAttributes(definition, component, extra),
    children: drawChildren(childIds, environment, scope),
    locale,
    previewState,
    isInLink: outer.isInLink,
    group: outer.group,
    ordinal: environment.ordinals?.get(id),
    fileUrl,
    packUrl: pack && fileUrl(pack),
    readField: (field) => readField(dataSources, scope, field),
    part: (name) => `${definition.key}-${name} ${partClass(component.id, name)}`,
    valuesAt: (size) => {
      const nearest = nearestOwnSize(component, size);
      return nearest === 'desktop' ? props : resolveValues(definition, component, nearest, options);
    },
  });
});

/** Only blocks with files ask for the width of their images: it costs a walk up the page. */
function withImageSizes(
  options: ResolveOptions,
  id: ComponentId,
  { ownProps }: BlockDefinition,
  imageSizes: BlockTreeProps['imageSizes'],
): ResolveOptions {
  if (!imageSizes || !Object.values(ownProps).some(({ mapAssets }) => mapAssets)) return options;
  return { ...options, imageSizes: (image) => imageSizes(id, image) };
}

function drawChildren(
  ids: readonly ComponentId[],
  environment: TreeEnvironment,
  scope: TreeScope,
): ReactNode[] {
  const { Isolation } = environment;
  return ids.map((id) => {
    const block = <Block key={id} id={id} environment={environment} {...scope} />;
    return Isolation ? (
      <Isolation key={id} id={id}>
        {block}
      </Isolation>
    ) : (
      block
    );
  });
}

/** The files are named by their stored sources, which the server knows. */
function packOf(
  definition: BlockDefinition,
  component: Component,
  { findPack, options: { findPicture } }: TreeEnvironment,
): string | undefined {
  if (!findPack || !definition.packedFiles) return undefined;
  const values = resolveValues(definition, component, 'desktop', findPicture ? { findPicture } : {});
  const sources = definition.packedFiles(values);
  return sources.length > 1 ? findPack(sources) : undefined;
}

function findView(views: Views, key: string): View<BlockDefinition> | undefined {
  return Object.hasOwn(views, key) ? (views[key] as View<unknown> as View<BlockDefinition>) : undefined;
}
