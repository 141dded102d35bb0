import {
  type AssetUrl,
  baseCss,
  type BrandKit,
  type ComponentRule,
  componentRules,
  definitionsCss,
  kitCss,
  plainKitCss,
  rulesCss,
} from '@vitrina/block-kit';

import type { RenderedComponent } from './renderedComponents.ts';

/**
 * Returns the CSS of a page: reset, the look of the brand, the shared rules of its blocks, and the components' own
 * rules, each text once.
 */
export function pageCss(
  rendered: readonly RenderedComponent[],
  { assetUrl, kit }: { assetUrl: AssetUrl; kit: BrandKit | undefined },
): string {
  const definitions = new Set(rendered.map(({ definition }) => definition));
  const rules = rendered.flatMap(({ component, definition }) =>
    componentRules(component, definition, { assetUrl }),
  );
  const own = rulesCss(mergeRules(rules));
  return baseCss + lookCss(kit, own) + definitionsCss(definitions) + own;
}

/** Returns the CSS of the kit; without one, the colors that rules refer to, if any. */
function lookCss(kit: BrandKit | undefined, rules: string): string {
  if (kit) return kitCss(kit);
  return /var\(--kit-[a-zA-Z]+\)/.test(rules) ? plainKitCss() : '';
}

/** Every element has a single class of ours, so rules with the same text can be merged in any order. */
function mergeRules(rules: readonly ComponentRule[]): ComponentRule[] {
  const merged = new Map<string, { rule: ComponentRule; selectors: string[] }>();
  for (const rule of rules) {
    const key = `${rule.size} ${rule.text}`;
    const known = merged.get(key);
    if (known) known.selectors.push(rule.selector);
    else merged.set(key, { rule, selectors: [rule.selector] });
  }
  return [...merged.values()].map(({ rule, selectors }) => ({ ...rule, selector: selectors.join() }));
}
