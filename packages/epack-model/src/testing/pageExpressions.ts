import { applyPageChange } from '../changes/applyPageChange.ts';
import { instantiateDraft, type ComponentDraft } from '../draft.ts';
import type { Json } from '../json.ts';
import { emptyPage, getChildIds, nextComponentId, type Page } from '../page/page.ts';
import { rootId } from '../schemas/component.ts';
import type { Prop } from '../schemas/prop.ts';

/**
 * Properties by name with their desktop value.
 *
 * @public
 */
export type DesktopValues = Readonly<Record<string, Json>>;

/**
 * A draft of any block: `block('Slider', { slidesPerView: 2 }, image())`.
 *
 * @public
 */
export function block(
  componentKey: string,
  values: DesktopValues = {},
  ...children: readonly ComponentDraft[]
): ComponentDraft {
  const type = componentKey === 'Feature' ? 'feature' : 'component';
  const props = Object.entries(values).map(([name, desktop]): [string, Prop] => [
    name,
    { name, value: { desktop } },
  ]);
  return { componentKey, type, props: Object.fromEntries(props), children };
}

/**
 * A Feature with children.
 *
 * @public
 */
export function feature(...children: readonly ComponentDraft[]): ComponentDraft {
  return block('Feature', {}, ...children);
}

/**
 * A Row with children.
 *
 * @public
 */
export function row(...children: readonly ComponentDraft[]): ComponentDraft {
  return block('Row', {}, ...children);
}

/**
 * A Column with children.
 *
 * @public
 */
export function column(...children: readonly ComponentDraft[]): ComponentDraft {
  return block('Column', {}, ...children);
}

/**
 * A Text.
 *
 * @public
 */
export function text(content = 'Text', values: DesktopValues = {}): ComponentDraft {
  return block('Text', { text: content, ...values });
}

/**
 * An Image.
 *
 * @public
 */
export function image(src = 'image.webp', values: DesktopValues = {}): ComponentDraft {
  return block('Image', { src, ...values });
}

/**
 * A page of drafts, ids from 1 in reading order: `page(feature(row(text('a'), image())))`.
 *
 * @public
 */
export function page(...drafts: readonly ComponentDraft[]): Page {
  let result = emptyPage;
  for (const draft of drafts) {
    const components = instantiateDraft(draft, nextComponentId(result), rootId);
    const index = getChildIds(result, rootId).length;
    const added = applyPageChange(result, { type: 'addComponents', parentId: rootId, index, components });
    if (!added.ok) throw new Error(`The page cannot be built: ${added.code}`);
    result = added.page;
  }
  return result;
}
