import { type DemoBrand, licenseIds } from '../brand.ts';
import { chair } from './chair.ts';
import { lamp } from './lamp.ts';
import { haldenRange } from './range.ts';
import { sideTable } from './sideTable.ts';

/** Furniture and light: a workshop's plain words, materials and measures. */
export const halden: DemoBrand = {
  licenseId: licenseIds.halden,
  name: ['Halden', 'Halden'],
  workLanguage: 'en',
  categoryId: 9,
  category: ['Мебель и свет', 'Furniture and light'],
  retailerIds: [1, 4, 5, 8],
  kit: {
    colors: {
      text: '#22211f',
      muted: '#5c5a55',
      accent: '#3f5d4a',
      onAccent: '#ffffff',
      surface: '#ffffff',
      contrast: '#22211f',
      onContrast: '#f5f4f1',
    },
    headingFont: 'Vitrina Geologica',
    textFont: 'Vitrina Golos Text',
    typeScale: 'fluid',
    corners: 'rounded',
    spacing: 'regular',
    shadow: 'none',
    maxWidth: '1440',
    voice: 'The plain words of a workshop. Materials and measures first.',
  },
  products: [chair, lamp, sideTable],
  range: haldenRange,
};
