/** The languages of the demo's shop. */
export type ShopLanguage = 'ru' | 'en';

const ru = {
  shop: 'Полка',
  note: 'Демонстрационный магазин',
  sections: 'Разделы',
  path: 'Путь',
  catalog: 'Каталог',
  title: 'Полка для дома и кухни',
  description: 'Чай и кофе, техника, уход, мебель и кладовая на каждый день. Доставим сегодня.',
  popular: 'Выбор недели',
  vegetables: 'Овощные консервы',
  soups: 'Супы',
  brand: 'Бренд',
  mpn: 'Артикул',
  gtin: 'Штрихкод',
  weight: 'Масса',
  buy: 'В корзину',
  outOfStock: 'Нет в наличии',
  noPicture: 'Нет фото',
  unknownProduct: 'Товар',
  unknownDescription: 'Описание скоро появится.',
  fromMaker: 'От производителя',
  delivery: 'Доставка за час. Ежедневно с 8 до 23.',
  madeUp:
    'Магазин, бренды и товары вымышлены: они показывают, как содержание Vitrina выглядит на чужой странице.',
} as const;

const en: Record<keyof typeof ru, string> = {
  shop: 'Polka',
  note: 'Demo shop',
  sections: 'Sections',
  path: 'Path',
  catalog: 'Catalog',
  title: 'A shelf for home and kitchen',
  description: 'Tea and coffee, appliances, care, furniture, and a pantry for every day. Delivered today.',
  popular: 'Picks of the week',
  vegetables: 'Canned vegetables',
  soups: 'Soups',
  brand: 'Brand',
  mpn: 'Part number',
  gtin: 'Barcode',
  weight: 'Weight',
  buy: 'Add to cart',
  outOfStock: 'Out of stock',
  noPicture: 'No image',
  unknownProduct: 'Product',
  unknownDescription: 'A description will follow soon.',
  fromMaker: 'From the manufacturer',
  delivery: 'Delivered within an hour. Every day from 8 to 23.',
  madeUp:
    'The shop, brands and products are invented. They show what content made with Vitrina looks like on a shop’s own page.',
};

const texts: Readonly<Record<ShopLanguage, Readonly<Record<keyof typeof ru, string>>>> = { ru, en };

/** Returns the texts of the shop in a language. */
export function shopTexts(language: ShopLanguage): (typeof texts)[ShopLanguage] {
  return texts[language];
}
