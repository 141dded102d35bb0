import type { Component, ComponentId } from './schemas/component.ts';
import type { Prop } from './schemas/prop.ts';

/** A component without an id, with its descendants. @public */
export interface ComponentDraft {
  readonly componentKey: string;
  readonly type: 'feature' | 'component';
  /** Defaults to the component key. */
  readonly name?: string;
  readonly displayName?: string;
  readonly customName?: string;
  readonly props?: Readonly<Record<string, Prop>>;
  readonly children?: readonly ComponentDraft[];
  /** Further fields of the instance, kept unchanged. */
  readonly fields?: Readonly<Record<string, unknown>>;
}

/**
 * Assigns ids to a draft and its descendants, counting up from `firstId` in reading order.
 *
 * @returns the components, parents before children, as `addComponents` takes them.
 * @public
 */
export function instantiateDraft(
  draft: ComponentDraft,
  firstId: ComponentId,
  parentId: ComponentId,
): Component[] {
  const components: Component[] = [];
  const pending = [{ draft, parentId }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const id = firstId + components.length;
    components.push(instance(next.draft, id, next.parentId));
    const children = next.draft.children ?? [];
    for (let i = children.length - 1; i >= 0; i--) {
      const child = children[i];
      if (child) pending.push({ draft: child, parentId: id });
    }
  }
  return components;
}

function instance(draft: ComponentDraft, id: ComponentId, parentId: ComponentId): Component {
  const name = draft.name ?? draft.componentKey;
  return {
    ...draft.fields,
    id,
    parentId,
    name,
    displayName: draft.displayName ?? name,
    componentKey: draft.componentKey,
    type: draft.type,
    props: { ...draft.props },
    ...(draft.customName === undefined ? undefined : { customName: draft.customName }),
  };
}
