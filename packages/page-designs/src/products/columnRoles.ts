/** Contents of a column in a product table. `ignored`: nothing for a page. */
export const columnRoles = [
  'name',
  'brand',
  'ean',
  'mpn',
  'category',
  'tag',
  'description',
  'benefit',
  'step',
  'image',
  'specification',
  'ignored',
] as const;

/** One of {@link columnRoles}. */
export type ColumnRole = (typeof columnRoles)[number];

/** Common headings, in English and Russian. The first match counts; any other heading names a specification. */
const headingPatterns: readonly (readonly [ColumnRole, RegExp])[] = [
  ['ean', /^(?:ean|gtin|upc|barcode|bar code|штрих ?код|шк)(?: |$)/],
  ['mpn', /^(?:mpn|model(?: number)?|part number|manufacturer part|артикул(?: производителя)?|модель)$/],
  [
    'ignored',
    /^(?:id|sku|url|link|price|currency|stock|availability|quantity|ссылка|цена|валюта|остаток|наличие|код товара)$/,
  ],
  [
    'image',
    /^(?:image|images|img|photo|photos|picture|pictures|gallery|main image|additional image|изображени[ея]|фото|фотографи[яи]|картинк[аи]|галерея)(?: (?:url|link|file|ссылка|файл))?$/,
  ],
  [
    'name',
    /^(?:name|title|product|product name|product title|наименование|название|товар|наименование товара|название товара|имя)$/,
  ],
  ['brand', /^(?:brand|brand name|manufacturer|бренд|марка|торговая марка|производитель)$/],
  [
    'category',
    /^(?:category|categories|product category|product type|категория|категории|категория товара|раздел)$/,
  ],
  ['tag', /^(?:tag|tags|keywords|тег|теги|метки|ключевые слова)$/],
  [
    'description',
    /^(?:description|long description|short description|product description|annotation|about|описание|аннотация|описание товара|о товаре)$/,
  ],
  [
    'benefit',
    /^(?:benefit|benefits|feature|features|advantage|advantages|bullet|bullet point|key feature|преимущество|преимущества|особенность|особенности|достоинства)$/,
  ],
  [
    'step',
    /^(?:step|steps|instruction|instructions|how to|how to use|usage|directions|шаг|шаги|применение|инструкция|способ применения|как пользоваться)$/,
  ],
];

/** Roles that one column at most can have. */
const singleRoles: ReadonlySet<ColumnRole> = new Set(['name', 'brand', 'ean', 'mpn', 'description']);

/** Returns a heading without case, numbering and separators: "Image_URL 2" is "image url". */
function normalize(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[_/.\-–—:()#№]+/g, ' ')
    .replace(/\d+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Guesses the roles of columns from their headings. */
export function guessColumnRoles(headings: readonly string[]): ColumnRole[] {
  const taken = new Set<ColumnRole>();
  return headings.map((heading) => {
    const name = normalize(heading);
    if (name === '') return 'ignored';
    const role = headingPatterns.find(([, pattern]) => pattern.test(name))?.[0] ?? 'specification';
    const isTaken = taken.has(role) && singleRoles.has(role);
    taken.add(role);
    return isTaken ? 'specification' : role;
  });
}
