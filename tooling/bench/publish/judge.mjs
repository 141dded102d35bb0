import lighthouse from 'lighthouse';
import desktop from 'lighthouse/core/config/desktop-config.js';

import { summary } from '../shared.mjs';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The screens that Lighthouse emulates. */
export const presets = { mobile: undefined, desktop };

/** Lists the audits that lower a category's score, from the report. */
function failures({ audits, categories: judged }, category) {
  return judged[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `${id} (${audits[id].displayValue ?? audits[id].title})`);
}

/**
 * Runs Lighthouse several times on a page; prints the median of each score and the audits that lower it.
 *
 * @returns the medians by category, 0 to 100, and of the largest contentful paint and the layout shift
 */
export async function judge(url, { runs, port, preset = 'mobile', keepsStorage = false }) {
  const reports = [];
  for (let run = 0; run < runs; run++) {
    const flags = { port, onlyCategories: categories, logLevel: 'error', disableStorageReset: keepsStorage };
    const { lhr } = await lighthouse(url, flags, presets[preset]);
    reports.push(lhr);
  }
  const medians = {};
  for (const category of categories) {
    const scores = reports.map((report) => Math.round(report.categories[category].score * 100));
    const why = [...new Set(reports.flatMap((report) => failures(report, category)))];
    medians[category] = summary(scores).median;
    console.log(
      `  ${category.padEnd(16)} ${medians[category]}${why.length > 0 ? `  ${why.join(', ')}` : ''}`,
    );
  }
  const medianOf = (audit) => summary(reports.map(({ audits }) => audits[audit].numericValue)).median;
  return {
    ...medians,
    lcpMs: medianOf('largest-contentful-paint'),
    cls: medianOf('cumulative-layout-shift'),
  };
}
