import type { ErrorCode, WireComponentData } from '@vitrina/api-client/contract';
import { checkPage, loadPage, savePage, type BlockRules, type Issue, type Page } from '@vitrina/epack-model';

/** A page as it is stored, with what was found in it. */
export interface InspectedPage {
  page: Page;
  components: readonly WireComponentData[];
  issues: readonly Issue[];
  /** Faults of the structure, which no repair can settle without losing or renumbering blocks. */
  damage: readonly Damage[];
}

/** A fault that a save is refused for. */
export interface Damage extends Issue {
  readonly refusal: ErrorCode;
}

/** Repairs that lose blocks, move them, or change the ids that others refer to. */
const refusals: Readonly<Partial<Record<string, ErrorCode>>> = {
  'model.load.notComponent': 'notComponent',
  'model.load.noId': 'componentIdMissing',
  'model.load.idChanged': 'componentIdTaken',
  'model.load.orphanDropped': 'componentOrphan',
  'model.load.cycleBroken': 'componentCycle',
};

/** A block of another catalog stays as it was sent. */
const unrepaired = new Set(['model.load.keyUnknown']);

/**
 * Reads a page as the editor does. Without faults, its components stay exactly as they are; otherwise they are
 * the repaired ones.
 */
export function inspectPage(
  components: readonly WireComponentData[],
  { rules, template }: { rules: BlockRules; template: string },
): InspectedPage {
  const { page, issues } = loadPage(components, rules);
  const faults = issues.filter(({ severity }) => severity !== 'info');
  const placement = checkPage(page, { rules, template }).map(toIssue);
  const isRepaired = faults.some(({ code }) => !unrepaired.has(code));
  if (!isRepaired) return { page, components, issues: [...faults, ...placement], damage: [] };
  const saved = savePage(page, rules);
  return {
    page,
    components: saved.components,
    issues: [...issues, ...saved.issues, ...placement],
    damage: faults.flatMap(toDamage),
  };
}

/** Returns a misplacement with the two blocks as values. */
function toIssue({
  code,
  severity,
  componentId,
  blockKey,
  parentId,
  parentKey,
}: ReturnType<typeof checkPage>[number]): Issue {
  const values = {
    ...(blockKey !== undefined && { blockKey }),
    ...(parentId !== undefined && { parentId }),
    ...(parentKey !== undefined && { parentKey }),
  };
  return { code, severity, ...(componentId !== undefined && { componentId }), values };
}

function toDamage({ code, path, componentId, values }: Issue): Damage[] {
  const refusal = refusals[code];
  if (!refusal) return [];
  // The id as it was sent, not the one a repair would give.
  const sent = typeof values?.['from'] === 'number' ? values['from'] : componentId;
  return [
    {
      code: `api.error.${refusal}`,
      severity: 'error',
      refusal,
      ...(sent !== undefined && { componentId: sent }),
      ...(path !== undefined && { path }),
    },
  ];
}
