import type { Tour, TourStep } from '@vitrina/api-client/contract';

/** Where a step is done. */
export interface TourPlace {
  readonly path: string;
  /** The app that renders the path. The shop opens in a tab of its own. */
  readonly app: 'panel' | 'editor' | 'shop';
}

/** Returns where a step is done. `hasDashboard`: whether the user can open the list of visits there. */
export function placeOf(step: TourStep, tour: Tour, hasDashboard: boolean): TourPlace {
  const { epack, shopPath } = tour;
  const product = `/panel/reports/products/${encodeURIComponent(epack.publicId)}`;
  if (step === 'live') return { path: shopPath, app: 'shop' };
  if (step === 'shelf') return { path: product, app: 'panel' };
  if (step === 'visit') return { path: hasDashboard ? '/panel/dashboard' : product, app: 'panel' };
  return { path: `/panel/builder-pro/${epack.id}`, app: 'editor' };
}
