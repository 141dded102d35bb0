import { type DemoBrand, licenseIds } from '../brand.ts';
import { candle } from './candle.ts';
import { ornelleRange } from './range.ts';
import { serum } from './serum.ts';

/** Skin care: calm, sensory, nothing promised that is not shown. */
export const ornelle: DemoBrand = {
  licenseId: licenseIds.ornelle,
  name: ['Ornelle', 'Ornelle'],
  workLanguage: 'en',
  categoryId: 8,
  category: ['Уход', 'Care'],
  retailerIds: [1, 3, 5, 7],
  kit: {
    colors: {
      text: '#3b2a26',
      muted: '#6b544c',
      accent: '#93492f',
      onAccent: '#ffffff',
      surface: '#f3e9e2',
      contrast: '#3b2a26',
      onContrast: '#f7efe9',
    },
    headingFont: 'Vitrina EB Garamond',
    textFont: 'Vitrina Commissioner',
    typeScale: 'fluid',
    corners: 'round',
    spacing: 'airy',
    shadow: 'none',
    maxWidth: '1200',
    voice: 'Calm and sensory. Short sentences. Promise nothing that is not shown.',
  },
  products: [serum, candle],
  range: ornelleRange,
};
