import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { applyPageChange } from './changes/applyPageChange.ts';
import { pageChangeSchema, type PageChange } from './changes/pageChange.ts';
import { loadPage } from './load/loadPage.ts';
import { savePage } from './load/savePage.ts';
import type { Page } from './page/page.ts';
import { wireComponentSchema } from './schemas/component.ts';
import {
  changeFor,
  damagedWireArbitrary,
  expectChange,
  findStructureFaults,
  intentArbitrary,
  pageArbitrary,
  samePage,
  testRules,
  type Intent,
} from './testing/index.ts';
import { fuzzRuns, fuzzTimeoutMs } from './testing/fuzz.ts';

const intentsArbitrary = fc.array(intentArbitrary, { maxLength: 15 });

interface Played {
  readonly page: Page;
  readonly changes: PageChange[];
  readonly inverses: PageChange[];
}

function play(start: Page, intents: readonly Intent[]): Played {
  let page = start;
  const changes: PageChange[] = [];
  const inverses: PageChange[] = [];
  for (const intent of intents) {
    const change = changeFor(page, intent);
    const result = change && applyPageChange(page, change);
    if (!change || !result?.ok) continue;
    page = result.page;
    changes.push(change);
    inverses.push(result.inverse);
  }
  return { page, changes, inverses };
}

function applyAll(start: Page, changes: readonly PageChange[]): Page {
  return changes.reduce((page, change) => {
    const result = applyPageChange(page, change);
    if (!result.ok) throw new Error(`${change.type}: ${result.code}`);
    return result.page;
  }, start);
}

function check<T extends unknown[]>(property: fc.IProperty<T>): void {
  fc.assert(property, { numRuns: fuzzRuns });
}

describe('laws of pages and changes', { timeout: fuzzTimeoutMs }, () => {
  it('every change has an exact inverse, survives JSON, and touches only what it names', () => {
    check(
      fc.property(pageArbitrary, intentArbitrary, (page, intent) => {
        const change = changeFor(page, intent);
        const result = change && applyPageChange(page, change);
        if (!change || !result?.ok) return;
        expect(() => expectChange(page, change, result.page)).not.toThrow();
      }),
    );
  });

  it('undoing a whole sequence gives the original, redoing it the final page', () => {
    check(
      fc.property(pageArbitrary, intentsArbitrary, (start, intents) => {
        const { page, changes, inverses } = play(start, intents);
        const undone = applyAll(page, inverses.toReversed());
        expect(samePage(undone, start)).toBe(true);
        expect(samePage(applyAll(undone, changes), page)).toBe(true);
      }),
    );
  });

  it('every reachable page has a sound structure and validates', () => {
    const wireSchema = z.array(wireComponentSchema);
    const changesSchema = z.array(pageChangeSchema);
    check(
      fc.property(pageArbitrary, intentsArbitrary, (start, intents) => {
        const { page, changes } = play(start, intents);
        expect(findStructureFaults(page)).toEqual([]);
        expect(wireSchema.safeParse(savePage(page, testRules).components).error).toBeUndefined();
        expect(changesSchema.safeParse(changes).error).toBeUndefined();
      }),
    );
  });

  it('loading what was saved gives what was loaded, for any page and for damaged ones', () => {
    check(
      fc.property(damagedWireArbitrary, (wire) => {
        const { page } = loadPage(wire, testRules);
        const saved = JSON.stringify(savePage(page, testRules).components);
        const again = loadPage(JSON.parse(saved), testRules);
        expect(samePage(again.page, page)).toBe(true);
      }),
    );
  });

  it('a page that was edited settles after one save and load', () => {
    check(
      fc.property(pageArbitrary, intentsArbitrary, (start, intents) => {
        const { page } = play(start, intents);
        const once = loadPage(savePage(page, testRules).components, testRules).page;
        const twice = loadPage(savePage(once, testRules).components, testRules).page;
        expect(samePage(once, twice)).toBe(true);
      }),
    );
  });
});
