/** Images in closed parts have no width yet; phones, where data is saved most, show none wider than this. */
const closedPx = 1000;

/**
 * Leaves visitors who save data the candidates of images that are sharp at one image pixel per CSS pixel, whatever the
 * density of their screen. To be called at once after the images are inserted: browsers choose after the running script.
 */
export function lightenImages(root: ShadowRoot): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData && !matchMedia('(prefers-reduced-data)').matches) return;
  for (const element of root.querySelectorAll<HTMLImageElement>('[srcset]')) {
    // A source has its image beside it.
    const image = (element.parentNode as ParentNode).querySelector('img') as HTMLImageElement;
    let missingPx = image.offsetWidth || closedPx;
    // Candidates are in ascending order: the first one that is wide enough is the last to stay.
    element.srcset = element.srcset.replace(/[^,]+ (\d+)w,?/g, (candidate, px: number) => {
      if (!missingPx) return '';
      if (px >= missingPx) missingPx = 0;
      return candidate;
    });
  }
}
