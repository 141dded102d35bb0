import { type DemoBrand, licenseIds } from '../brand.ts';
import { coffee } from './coffee.ts';
import { fireweed } from './fireweed.ts';
import { listvyankaRange } from './range.ts';
import { roasts } from './roasts.ts';
import { shelf } from './shelf.ts';
import { tea } from './tea.ts';

/** Tea and coffee: a grower tells, with places and seasons. */
export const listvyanka: DemoBrand = {
  licenseId: licenseIds.listvyanka,
  name: ['Листвянка', 'Listvyanka'],
  workLanguage: 'ru',
  categoryId: 6,
  category: ['Чай и кофе', 'Tea and coffee'],
  retailerIds: [1, 2, 4, 6, 7],
  kit: {
    colors: {
      text: '#1f2d24',
      muted: '#52604f',
      accent: '#7d5a14',
      onAccent: '#ffffff',
      surface: '#f7f5ef',
      contrast: '#1f2d24',
      onContrast: '#f7f5ef',
    },
    headingFont: 'Vitrina Playfair Display',
    textFont: 'Vitrina Literata',
    typeScale: 'fluid',
    corners: 'square',
    spacing: 'airy',
    shadow: 'none',
    maxWidth: '1200',
    voice: 'A grower tells: places, seasons, people. No superlatives.',
  },
  products: [tea, coffee, fireweed, shelf],
  range: listvyankaRange,
  dataSource: roasts,
};
