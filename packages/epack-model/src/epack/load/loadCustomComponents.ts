import type { Issue } from '../../issue.ts';
import { isRecord, type Json } from '../../json.ts';
import { loadCleanPage } from '../../load/loadPage.ts';
import { savePage } from '../../load/savePage.ts';
import type { BlockRules } from '../../rules.ts';
import { customComponentSchema, type CustomComponent } from '../../schemas/epackData.ts';
import { z } from 'zod';
import { soundItems } from './repairFields.ts';

const namedSchema = /* @__PURE__ */ z.looseObject({ name: z.string() });

/** The saved subtrees; one whose components are damaged is repaired as a page would be. Names are made unique. */
export function loadCustomComponents(
  raw: Json | undefined,
  rules: BlockRules,
  issues: Issue[],
): CustomComponent[] {
  const named = soundItems(raw, namedSchema, '/customComponents', issues);
  const names = new Set<string>();
  return named.map((item) => {
    const customComponent = withSoundComponents(item, rules, issues);
    const name = freeName(customComponent.name, names);
    names.add(name);
    if (name === customComponent.name) return customComponent;
    issues.push({
      code: 'model.load.renamed',
      severity: 'warning',
      values: { from: customComponent.name, to: name },
    });
    return { ...customComponent, name };
  });
}

function withSoundComponents(
  item: z.infer<typeof namedSchema>,
  rules: BlockRules,
  issues: Issue[],
): CustomComponent {
  const parsed = customComponentSchema.safeParse(item);
  if (parsed.success) return item as CustomComponent;
  const list = isRecord(item) ? (item.components as Json | undefined) : undefined;
  const page = loadCleanPage(list ?? [], rules, issues);
  return { ...item, components: savePage(page, rules).components };
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let count = 2; taken.has(free); count++) free = `${name} ${count}`;
  return free;
}
