/** Checks whether the visitor saves data, by a setting of the browser or the system. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches;
}

/**
 * Leaves visitors who save data the candidates of images that are sharp at one image pixel per CSS pixel, whatever the
 * density of their screen. To be called at once after the images are inserted: browsers choose after the running script.
 */
export function lightenImages(root: ShadowRoot, widthPx: number): void {
  if (!savesData()) return;
  for (const element of root.querySelectorAll('[srcset]')) {
    const shownPx = element.parentElement?.querySelector('img')?.offsetWidth || widthPx;
    let isEnough = false;
    const kept = element
      .getAttribute('srcset')
      ?.split(/,\s+/)
      .filter((candidate) => {
        const isKept = !isEnough;
        isEnough ||= parseInt(candidate.split(' ').pop() ?? '') >= shownPx;
        return isKept;
      });
    element.setAttribute('srcset', String(kept));
  }
}
