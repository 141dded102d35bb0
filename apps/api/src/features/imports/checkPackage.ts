import { findingMessageId, validateEpack } from '@vitrina/block-kit';
import { getComponent, loadEpack, pageKey, type Json } from '@vitrina/epack-model';
import { withDesignSamples } from '@vitrina/page-designs';
import type { ContentRulesWire, EpackStructure } from '@vitrina/api-client/contract';

import type { Blocks } from '../blocks/blocks.ts';
import type { RowFinding, UncountedFinding } from './tables.ts';

const foreignMedia =
  /"https?:\/\/[^"\s]+\.(?:png|jpe?g|gif|webp|avif|svg|mp4|webm|glb|pdf|vtt|mp3)(?:\?[^"]*)?"/gi;

const maxValueLength = 100;

/** Returns values as they are shown in a message. */
function toPlain(values: Readonly<Record<string, Json>>): Record<string, string | number> {
  const shown = (value: Json): string | number =>
    typeof value === 'number'
      ? value
      : (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, maxValueLength);
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]));
}

/** Counts equal findings: an unknown block once per kind. */
export function countEqual(findings: readonly UncountedFinding[]): RowFinding[] {
  const counted = new Map<string, RowFinding>();
  for (const finding of findings) {
    const key = JSON.stringify([finding.code, finding.severity, finding.componentKey]);
    const known = counted.get(key);
    if (known) known.count++;
    else counted.set(key, { ...finding, count: 1 });
  }
  return [...counted.values()];
}

/**
 * Finds what an imported package's repair changes, and what keeps it from being published.
 *
 * @param rules - of the license whose users import it
 * @param takesMedia - whether media of other sites are stored with the package. Default: their addresses stay
 */
export function checkPackage(
  { epackData }: EpackStructure,
  { catalogue }: Pick<Blocks, 'catalogue'>,
  { rules, takesMedia = false }: { rules: ContentRulesWire | undefined; takesMedia?: boolean },
): RowFinding[] {
  const { epack, issues } = loadEpack(epackData, catalogue.rules);
  const repaired = issues
    // An unknown block is a finding of its own below.
    .filter(({ code, severity }) => severity !== 'info' && code !== 'model.load.keyUnknown')
    .map(({ code, severity, values }) => ({ code, severity, ...(values && { values: toPlain(values) }) }));
  const checked = validateEpack(epack, withDesignSamples(catalogue), { rules });
  const found = checked.map(({ code, severity, values, page, componentId }) => {
    const onPage = page && epack.pages[pageKey(page)];
    const component = onPage && componentId !== undefined ? getComponent(onPage, componentId) : undefined;
    return {
      code: findingMessageId(code),
      severity,
      ...(values && { values }),
      ...(code === 'unknownBlock' && component && { componentKey: component.componentKey }),
    };
  });
  const addresses = takesMedia ? [] : (JSON.stringify(epackData).match(foreignMedia) ?? []);
  const foreign = addresses.map(() => ({ code: 'api.import.foreignAddress', severity: 'warning' as const }));
  return countEqual([...repaired, ...found, ...foreign]);
}
