import type { Issue } from '../../issue.ts';
import { isRecord, type Json, type JsonObject } from '../../json.ts';
import { loadCleanPage } from '../../load/loadPage.ts';
import { savePage } from '../../load/savePage.ts';
import type { BlockRules } from '../../rules.ts';
import { isObjectOf, isText } from '../../load/fits/fits.ts';
import { isCustomComponent } from '../../load/fits/epackFits.ts';
import type { CustomComponent } from '../../schemas/epackData.ts';
import { soundItems } from './repairFields.ts';

/** A saved subtree whose components are not checked yet. */
type Named = JsonObject & Pick<CustomComponent, 'name'>;

const isNamed = isObjectOf({ name: isText });

/** Loads saved subtrees; damaged components are repaired as on a page. Names are made unique. */
export function loadCustomComponents(
  raw: Json | undefined,
  rules: BlockRules,
  issues: Issue[],
): CustomComponent[] {
  const named = soundItems<Named>(raw, isNamed, '/customComponents', issues);
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

function withSoundComponents(item: Named, rules: BlockRules, issues: Issue[]): CustomComponent {
  if (isCustomComponent(item)) return item as CustomComponent;
  const list = isRecord(item) ? item.components : undefined;
  const page = loadCleanPage(list ?? [], rules, issues);
  return { ...item, components: savePage(page, rules).components };
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let count = 2; taken.has(free); count++) free = `${name} ${count}`;
  return free;
}
