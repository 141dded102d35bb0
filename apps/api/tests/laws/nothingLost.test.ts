import { standardCatalogue } from '@vitrina/block-catalogue';
import { standardViews } from '@vitrina/block-catalogue/views';
import { validatePage } from '@vitrina/block-kit';
import { amazonTemplate, getAncestorIds, ozonTemplate, type Page } from '@vitrina/epack-model';
import { renderPage } from '@vitrina/epack-renderer';
import { exportAmazon, exportOzon } from '@vitrina/marketplace-export';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { createTracedPage, type Trace } from './randomPage.ts';

const runs = Number(process.env.VITRINA_LAW_RUNS ?? 300);
const keys = standardCatalogue.definitions.map(({ key }) => key);

const seeds = fc.array(fc.record({ key: fc.constantFrom(...keys), seed: fc.nat() }), {
  minLength: 1,
  maxLength: 4,
});

interface Told {
  readonly code: string;
  readonly severity: string;
  readonly componentId?: number | undefined;
  readonly prop?: string | undefined;
}

/** Codes that say nothing about what is missing. */
const beside: readonly string[] = ['sizeIgnored', 'marketplace.styleLost'];

/**
 * Returns whether findings of a text's own block explain why it is not shown: they name its prop, or the image it
 * describes or that describes it; or what the block needs, without which it shows nothing else.
 */
function isTold({ component, prop, describes }: Trace, findings: readonly Told[]): boolean {
  const shape = standardCatalogue.find(component.componentKey)?.ownProps ?? {};
  return findings.some((finding) => {
    const name = finding.prop?.split('.')[0];
    if (name === undefined || name === prop || name === describes) return true;
    return shape[name]?.describes === prop || (shape[name]?.isNeeded && !beside.includes(finding.code));
  });
}

/** Returns whether a finding is about a block that is left out, with everything in it. */
function isLoss({ code, severity }: Told): boolean {
  return severity === 'error' || code.endsWith('LeftOut');
}

/** Lists the texts and images that are neither in the output nor explained by a finding. */
function listLost(
  page: Page,
  traces: readonly Trace[],
  output: string,
  findings: readonly Told[],
): readonly string[] {
  const byBlock = Map.groupBy(findings, ({ componentId }) => componentId);
  const isShown = ({ token }: Trace) => output.includes(token);
  return traces
    .filter((trace) => {
      if (isShown(trace)) return false;
      const { id } = trace.component;
      if (getAncestorIds(page, id).some((holder) => byBlock.get(holder)?.some(isLoss))) return false;
      const own = byBlock.get(id) ?? [];
      if (isTold(trace, own)) return false;
      // A block that is left out whole is named once.
      const isLeftOut = traces.every((other) => other.component.id !== id || !isShown(other));
      return !(isLeftOut && own.some(isLoss));
    })
    .map(({ component, prop, token }) => `${component.componentKey}.${prop}: ${token}`);
}

it(`every text and image of a page is rendered or in a finding (${runs} random pages)`, () => {
  fc.assert(
    fc.property(seeds, (each) => {
      const { page, traces } = createTracedPage(each);
      const { html, css } = renderPage(page, {
        catalogue: standardCatalogue,
        views: standardViews,
        locale: 'ru',
        publicId: 'law',
      });
      const findings = validatePage(page, standardCatalogue, { template: 'master_template' });
      expect(listLost(page, traces, html + css, findings)).toEqual([]);
    }),
    { numRuns: runs },
  );
});

it.each([
  ['Ozon', ozonTemplate],
  ['Amazon', amazonTemplate],
])(
  `every text and image of a page is exported to %s or in its report (${runs} random pages)`,
  (_, template) => {
    const options = { catalogue: standardCatalogue, name: 'Law', locale: 'ru' };
    fc.assert(
      fc.property(seeds, (each) => {
        const { page, traces } = createTracedPage(each);
        const { issues, ...exported } =
          template === ozonTemplate ? exportOzon(page, options) : exportAmazon(page, options);
        const findings = [...issues, ...validatePage(page, standardCatalogue, { template })];
        expect(listLost(page, traces, JSON.stringify(exported), findings)).toEqual([]);
      }),
      { numRuns: runs },
    );
  },
);
