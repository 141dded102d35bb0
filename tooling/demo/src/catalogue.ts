import type { Bilingual } from './product.ts';

/** A product of the demo's wider catalog: it has visits, but only a generated page. */
export interface CatalogueProduct {
  /** EAN-13 with the prefix that GS1 reserves for examples. */
  gtin: string;
  mpn: string;
  licenseId: number;
  brand: string;
  name: Bilingual;
  categoryId: number;
  type: 'minisite' | 'sis';
}

/** A line of products: each kind in each variety. */
interface Line {
  licenseId: number;
  brand: string;
  code: string;
  categoryId: number;
  kinds: readonly Bilingual[];
  varieties: readonly Bilingual[];
}

const text = (ru: string, en: string): Bilingual => ({ ru, en });

const sizes = [
  text('100 г', '100 g'),
  text('250 г', '250 g'),
  text('500 г', '500 g'),
  text('1 кг', '1 kg'),
  text('набор из 3', 'set of 3'),
];

const lines: readonly Line[] = [
  {
    licenseId: 3,
    brand: 'Тихая гавань',
    code: 'TG',
    categoryId: 6,
    kinds: [
      text('Чай чёрный листовой', 'Black leaf tea'),
      text('Чай зелёный с жасмином', 'Green tea with jasmine'),
      text('Чай улун молочный', 'Milk oolong'),
      text('Травяной сбор «Вечер»', 'Herbal blend “Evening”'),
      text('Кофе молотый', 'Ground coffee'),
      text('Кофе в зёрнах', 'Coffee beans'),
      text('Какао тёмное', 'Dark cocoa'),
      text('Цикорий растворимый', 'Instant chicory'),
      text('Иван-чай', 'Fireweed tea'),
      text('Матча', 'Matcha'),
      text('Ройбуш с апельсином', 'Rooibos with orange'),
      text('Каркаде', 'Hibiscus'),
      text('Горячий шоколад', 'Hot chocolate'),
    ],
    varieties: sizes,
  },
  {
    licenseId: 4,
    brand: 'Полярис Дом',
    code: 'PD',
    categoryId: 7,
    kinds: [
      text('Чайник электрический', 'Electric kettle'),
      text('Тостер', 'Toaster'),
      text('Блендер погружной', 'Hand blender'),
      text('Кофеварка рожковая', 'Espresso machine'),
      text('Мультиварка', 'Multicooker'),
      text('Миксер планетарный', 'Stand mixer'),
      text('Утюг паровой', 'Steam iron'),
      text('Пылесос вертикальный', 'Upright vacuum cleaner'),
      text('Увлажнитель воздуха', 'Humidifier'),
      text('Гриль контактный', 'Contact grill'),
      text('Весы кухонные', 'Kitchen scales'),
      text('Сушилка для овощей', 'Food dehydrator'),
      text('Вентилятор напольный', 'Floor fan'),
    ],
    varieties: [
      text('белый', 'white'),
      text('чёрный', 'black'),
      text('серый', 'gray'),
      text('мятный', 'mint'),
      text('красный', 'red'),
    ],
  },
  {
    licenseId: 5,
    brand: 'Лесной двор',
    code: 'LD',
    categoryId: 8,
    kinds: [
      text('Шампунь с крапивой', 'Nettle shampoo'),
      text('Мыло дегтярное', 'Tar soap'),
      text('Крем для рук с облепихой', 'Sea buckthorn hand cream'),
      text('Бальзам для губ', 'Lip balm'),
      text('Соль для ванн', 'Bath salt'),
      text('Гель для душа с хвоей', 'Pine shower gel'),
      text('Скраб кофейный', 'Coffee scrub'),
      text('Маска с глиной', 'Clay mask'),
      text('Масло массажное', 'Massage oil'),
      text('Тоник с шиповником', 'Rosehip tonic'),
      text('Зубная паста с мятой', 'Mint toothpaste'),
      text('Дезодорант кристалл', 'Crystal deodorant'),
      text('Пена для ванн', 'Bath foam'),
    ],
    varieties: sizes,
  },
];

function withCheckDigit(digits: string): string {
  const sum = Array.from(digits).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return digits + String((10 - (sum % 10)) % 10);
}

function productsOf({ kinds, varieties, ...line }: Line): CatalogueProduct[] {
  const { licenseId, brand, code, categoryId } = line;
  return kinds.flatMap((kind, kindAt) =>
    varieties.map((variety, varietyAt): CatalogueProduct => {
      const number = kindAt * varieties.length + varietyAt + 1;
      return {
        licenseId,
        brand,
        categoryId,
        gtin: withCheckDigit(`9521${licenseId}${String(number).padStart(7, '0')}`),
        mpn: `${code}-${String(number).padStart(3, '0')}`,
        name: { ru: `${kind.ru}, ${variety.ru}`, en: `${kind.en}, ${variety.en}` },
        // One product of each line is in the shop-in-shop.
        type: kindAt === 0 ? 'sis' : 'minisite',
      };
    }),
  );
}

/** Products of three more brands, so that statistics have something to rank. */
export const catalogueProducts: readonly CatalogueProduct[] = lines.flatMap(productsOf);
