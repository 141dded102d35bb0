import { type Catalogue, standardCatalogue } from '@vitrina/block-catalogue';
import {
  type ComponentDraft,
  instantiateDraft,
  type Json,
  type JsonObject,
  loadPage,
  type Page,
  type Prop,
  rootId,
} from '@vitrina/epack-model';

const { rules } = standardCatalogue;

/** An image with its size in pixels. */
export const picture = (name: string, widthPx = 1400, heightPx = 900) => ({
  src: `https://files.example/${name}.jpg`,
  widthPx,
  heightPx,
});

/** A block as the palette inserts it, with additional desktop values. */
export function block(
  key: string,
  values: Readonly<Record<string, Json>> = {},
  children?: readonly ComponentDraft[],
): ComponentDraft {
  const rule = rules.find(key);
  if (!rule) throw new Error(`There is no block ${key}`);
  const made = rule.createSubtree();
  const props: Record<string, Prop> = { ...made.props };
  for (const [name, desktop] of Object.entries(values)) props[name] = { name, value: { desktop } };
  return { ...made, props, ...(children && { children }) };
}

/** A page of blocks, each in its own Feature. */
export function pageOf(...blocks: readonly ComponentDraft[]): Page {
  return pageOfFeatures(...blocks.map((each) => [each]));
}

/** A page of Features with these blocks. */
export function pageOfFeatures(...features: readonly (readonly ComponentDraft[])[]): Page {
  const wire: object[] = [];
  for (const [index, children] of features.entries()) {
    const feature = {
      ...rules.find('Feature')?.createSubtree(),
      componentKey: 'Feature',
      type: 'feature' as const,
      children,
    };
    const components = instantiateDraft(feature, wire.length + 1, rootId);
    wire.push(...components.map((component, at) => ({ ...component, order: at === 0 ? index + 1 : at })));
  }
  return loadPage(wire, rules).page;
}

/** A block with all possible images, and alternative texts. */
export function withPictures(key: string, catalogue: Catalogue = standardCatalogue): ComponentDraft {
  const made = block(key);
  const definition = catalogue.find(key);
  const values: Record<string, Json> = {};
  for (const [name, { control }] of Object.entries(definition?.ownProps ?? {})) {
    const stored = made.props?.[name]?.value.desktop;
    if (control.name === 'asset' && control.fileType === 'image') values[name] = picture(name);
    else if (control.name === 'group') values[name] = withPicture(stored, name);
    else if (control.name === 'list' && Array.isArray(stored)) {
      values[name] = stored.map((item: Json, index: number) => withPicture(item, `${name}-${index}`));
    }
  }
  if (definition?.ownProps.altText) values.altText = 'A grill on a table';
  if (definition?.ownProps.videoId) values.videoId = 'dQw4w9WgXcQ';
  return block(key, values);
}

function withPicture(item: Json | undefined, name: string): Json {
  return typeof item === 'object' && item !== null && !Array.isArray(item)
    ? { ...(item as JsonObject), image: picture(name), altText: 'A grill on a table' }
    : (item ?? null);
}
