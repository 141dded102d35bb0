import type { Issue } from '../issue.ts';
import type { Json, JsonObject } from '../json.ts';
import { maxComponentId, type ComponentId } from '../schemas/component.ts';

/** More ids than any document needs. */
const roomAbove = 10_000_000;

/** A raw component with its position in the list it was read from. */
export interface Positioned {
  readonly raw: JsonObject;
  readonly at: number;
}

/** A raw component with its assigned id. */
export interface Identified extends Positioned {
  readonly id: ComponentId;
}

/** Returns a finite number, also from text; undefined for any other value. */
export function numberOf(value: Json | undefined): number | undefined {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : undefined;
}

/**
 * Gives every component a valid unique id: its own, or a new one if that is invalid or taken. Components
 * without any id are left out. `idOf` maps the original ids.
 */
export function assignIds(
  raws: readonly Positioned[],
  issues: Issue[],
): { identified: Identified[]; idOf: ReadonlyMap<number, ComponentId> } {
  const idOf = validIds(raws);
  const used = new Set<ComponentId>();
  const nextId = freshIds(idOf);
  const identified: Identified[] = [];
  for (const { raw, at } of raws) {
    const written = numberOf(raw.id);
    if (written === undefined) {
      issues.push({ code: 'model.load.noId', severity: 'error', path: `/${at}` });
      continue;
    }
    const own = idOf.get(written);
    const id = own === undefined || used.has(own) ? nextId() : own;
    used.add(id);
    if (!idOf.has(written)) idOf.set(written, id);
    if (id !== raw.id) {
      issues.push({
        code: 'model.load.idChanged',
        severity: 'warning',
        componentId: id,
        path: `/${at}/id`,
        values: { from: written },
      });
    }
    identified.push({ raw, at, id });
  }
  return { identified, idOf };
}

function validIds(raws: readonly Positioned[]): Map<number, ComponentId> {
  const ids = new Map<number, ComponentId>();
  for (const { raw } of raws) {
    const number = numberOf(raw.id);
    if (number !== undefined && Number.isInteger(number) && number >= 1 && number <= maxComponentId) {
      ids.set(number, number);
    }
  }
  return ids;
}

/** Yields ids above the highest taken one, or the lowest free ones if there is no room above. */
export function freshIds(taken: ReadonlyMap<ComponentId, unknown>): () => ComponentId {
  let last = 0;
  for (const id of taken.keys()) if (id > last) last = id;
  const isRoomAbove = last < maxComponentId - roomAbove;
  if (!isRoomAbove) last = 0;
  return () => {
    last++;
    while (!isRoomAbove && taken.has(last)) last++;
    return last;
  };
}
