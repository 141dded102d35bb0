import type { Content, Field } from '../content/content.ts';
import { cutText, fitText } from '../content/cutText.ts';
import type { Note } from '../report/issue.ts';
import { type AmazonComparison, amazonLimits, type AmazonPlainItems } from './document.ts';
import { imageSizes, writeImage } from './images.ts';
import { hasWords, type Writing } from './moduleParts.ts';
import { topProp } from './writeText.ts';

/** Writes products side by side; undefined if all of them are empty. */
export function writeComparison(
  content: Content<'comparison'>,
  writing: Writing,
): AmazonComparison | undefined {
  const { uploads, note } = writing;
  const rows = content.rows.filter(hasWords).slice(0, amazonLimits.metrics);
  const products = content.products.slice(0, amazonLimits.products);
  const [{ title: first } = { title: undefined }] = content.products;
  if (first && content.products.length > amazonLimits.products) {
    const { componentId, prop } = first;
    const values = { count: content.products.length, max: amazonLimits.products };
    note({
      code: 'marketplace.amazon.tooManyProducts',
      severity: 'error',
      componentId,
      prop: topProp(prop),
      values,
    });
  }
  if (rows.length === 0 && products.every(({ title, picture }) => title.value === '' && !picture.desktop)) {
    return undefined;
  }
  const productColumns = products.map(({ picture, title, asin, highlight }, index) => {
    const image = picture.desktop && writeImage(picture, imageSizes.comparison, title, uploads, note);
    const name = fitText(title.value.trim(), amazonLimits.productTitle, title, note);
    const code = asin && writeAsin(asin, note);
    return {
      position: index + 1,
      ...(image && { image }),
      ...(name && { title: name }),
      ...(code && { asin: code }),
      ...(highlight !== undefined && { highlight }),
      metrics: plainItems(
        rows.map(({ label, values }) => values[index] ?? { ...label, value: '' }),
        note,
      ),
    };
  });
  return {
    productColumns,
    metricRowLabels: plainItems(
      rows.map(({ label }) => label),
      note,
    ),
  };
}

function writeAsin(asin: Field<string>, note: Note): string | undefined {
  const code = asin.value.trim().toUpperCase();
  if (/^[A-Z0-9]{10}$/.test(code)) return code;
  const isEmpty = code === '';
  note({
    ...asin,
    code: isEmpty ? 'marketplace.amazon.asinMissing' : 'marketplace.amazon.asinInvalid',
    severity: isEmpty ? 'warning' : 'error',
  });
  return undefined;
}

/** Amazon does not accept empty cells, so a dash replaces them. */
const emptyCell = '–';

function plainItems(fields: readonly Field<string>[], note: Note): AmazonPlainItems {
  return fields.map((field, index) => {
    const value = fitText(field.value.trim(), amazonLimits.metric, field, note);
    return { position: index + 1, value: cutText(value === '' ? emptyCell : value, amazonLimits.metric) };
  });
}
