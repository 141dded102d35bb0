import { measurePage, type Measurement } from '@vitrina/page-measure';

/** Measures the shown page for the editor. */
export async function measure(): Promise<Measurement> {
  const page = document.querySelector('[data-vitrina=page]');
  if (!page) return { widthPx: innerWidth, heightPx: 0, findings: [] };
  return measurePage(page);
}
