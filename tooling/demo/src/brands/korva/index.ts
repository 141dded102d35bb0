import { type DemoBrand, licenseIds } from '../brand.ts';
import { espresso } from './espresso.ts';
import { grinder } from './grinder.ts';
import { kettle } from './kettle.ts';
import { korvaRange } from './range.ts';

/** Kitchen appliances: precise, figures first, dry humor. */
export const korva: DemoBrand = {
  licenseId: licenseIds.korva,
  name: ['Korva', 'Korva'],
  workLanguage: 'en',
  categoryId: 7,
  category: ['Техника для дома', 'Kitchen appliances'],
  retailerIds: [1, 4, 6, 7, 8],
  kit: {
    colors: {
      text: '#16181a',
      muted: '#55595c',
      accent: '#b93d16',
      onAccent: '#ffffff',
      surface: '#f4f1ea',
      contrast: '#16181a',
      onContrast: '#f4f1ea',
    },
    headingFont: 'Vitrina Unbounded',
    textFont: 'Vitrina Onest',
    typeScale: 'fluid',
    corners: 'slight',
    spacing: 'regular',
    shadow: 'none',
    maxWidth: '1440',
    voice: 'Precise, figures first, dry humor. No exclamation marks.',
  },
  products: [espresso, kettle, grinder],
  range: korvaRange,
};
