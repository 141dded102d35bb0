import type { DemoProduct, Fact } from './product.ts';

/** The brands of the demo, by license. */
export const brands = { kernhof: 'Kernhof', verdena: 'Verdena' } as const;

const steam: Fact = {
  title: { ru: 'Готовим на пару', en: 'Cooked with steam' },
  text: {
    ru: 'Овощи попадают в банку через четыре часа после сбора. Пар сохраняет цвет, вкус и плотность.',
    en: 'From the field to the can in four hours. Steam keeps the color, the taste and the bite.',
  },
};

const short: Fact = {
  title: { ru: 'Короткий состав', en: 'A short list' },
  text: {
    ru: 'Только то, что есть на вашей кухне: без красителей, консервантов и усилителей вкуса.',
    en: 'Only what you keep in your own kitchen: no colors, no preservatives, no flavour enhancers.',
  },
};

/** The products in the shop's order: the first five are published by the demo's editor. */
export const demoProducts: readonly DemoProduct[] = [
  {
    gtin: '9521100000116',
    mpn: 'KH-BB-400',
    brand: brands.kernhof,
    name: { ru: 'Фасоль печёная в томатном соусе', en: 'Baked beans in tomato sauce' },
    picture: 'beans.jpg',
    priceRoubles: 129,
    weightGrams: 400,
    category: 'vegetables',
    description: {
      ru: 'Белая фасоль, запечённая в густом соусе из спелых томатов.',
      en: 'White beans baked in a thick sauce of ripe tomatoes.',
    },
    story: {
      accent: '#fff1de',
      headline: { ru: 'Завтрак, который держит до вечера', en: 'A breakfast that lasts the day' },
      lead: {
        ru: 'Мелкая белая фасоль томится в печи три часа, пока соус не станет густым и бархатным. Остаётся только согреть.',
        en: 'Small white beans rest in the oven for three hours, until the sauce turns thick and velvety. All that is left is to warm them up.',
      },
      facts: [
        {
          title: { ru: '9 г белка в порции', en: '9 g of protein' },
          text: {
            ru: 'Столько же, сколько в двух яйцах, и при этом ни грамма животных жиров.',
            en: 'As much as in two eggs, and not a gram of animal fat.',
          },
        },
        short,
        {
          title: { ru: 'Готово за три минуты', en: 'Ready in three minutes' },
          text: {
            ru: 'На плите, в микроволновке или прямо в жестянке на гриле.',
            en: 'On the stove, in the microwave, or on the grill.',
          },
        },
      ],
      serving: {
        title: { ru: 'С тостом и яйцом', en: 'With toast and an egg' },
        text: {
          ru: 'Согрейте фасоль с ложкой сливочного масла, выложите на поджаренный хлеб и накройте яйцом-пашот. Щепотка копчёной паприки — и завтрак готов.',
          en: 'Warm the beans with a spoon of butter, heap them on toast and top with a poached egg. A pinch of smoked paprika finishes it.',
        },
        picture: 'tomato.jpg',
      },
      composition: {
        ru: 'фасоль белая 51 %, томаты 34 %, вода, сахар тростниковый, соль, паприка',
        en: 'white beans 51 %, tomatoes 34 %, water, cane sugar, salt, paprika',
      },
    },
  },
  {
    gtin: '9521100000222',
    mpn: 'KH-TS-400',
    brand: brands.kernhof,
    name: { ru: 'Суп томатный сливочный', en: 'Creamy tomato soup' },
    picture: 'tomatosoup.jpg',
    priceRoubles: 149,
    weightGrams: 400,
    category: 'soups',
    description: {
      ru: 'Густой суп из печёных томатов со сливками и базиликом.',
      en: 'A thick soup of roasted tomatoes with cream and basil.',
    },
    story: {
      accent: '#fde7df',
      headline: { ru: 'Лето, которое можно согреть', en: 'Summer, warmed up' },
      lead: {
        ru: 'Томаты сорта «сан-марцано» запекаем до карамельной корочки и только потом превращаем в суп. Сливки добавляем в самом конце.',
        en: 'San Marzano tomatoes are roasted until they caramelise, and only then become soup. The cream comes last.',
      },
      facts: [
        {
          title: { ru: '14 томатов в банке', en: '14 tomatoes a can' },
          text: {
            ru: 'Мы считали. Поэтому суп такой густой и не требует загустителей.',
            en: 'We counted. That is why it is thick without any thickener.',
          },
        },
        steam,
        short,
      ],
      serving: {
        title: { ru: 'С гренками и базиликом', en: 'With croutons and basil' },
        text: {
          ru: 'Подавайте с чесночными гренками, каплей оливкового масла и свежим базиликом. Для плотного ужина добавьте моцареллу.',
          en: 'Serve with garlic croutons, a drop of olive oil and fresh basil. Mozzarella makes it supper.',
        },
        picture: 'carrotcoriander.jpg',
      },
      composition: {
        ru: 'томаты печёные 72 %, вода, сливки 6 %, лук, базилик, соль, перец чёрный',
        en: 'roasted tomatoes 72 %, water, cream 6 %, onion, basil, salt, black pepper',
      },
    },
  },
  {
    gtin: '9521100000338',
    mpn: 'KH-GP-300',
    brand: brands.kernhof,
    name: { ru: 'Горошек зелёный мозговых сортов', en: 'Garden peas' },
    picture: 'gardenpeas.jpg',
    priceRoubles: 99,
    weightGrams: 300,
    category: 'vegetables',
    description: {
      ru: 'Молодой сладкий горошек, собранный на рассвете.',
      en: 'Young sweet peas, picked at dawn.',
    },
    story: {
      accent: '#e7f6dd',
      headline: { ru: 'Собран на рассвете', en: 'Picked at dawn' },
      lead: {
        ru: 'Горошек слаще всего в первые часы после сбора. Поэтому завод стоит прямо у поля, а от стручка до банки проходит четыре часа.',
        en: 'Peas are sweetest in the first hours. So our kitchen stands beside the field, four hours from pod to can.',
      },
      facts: [
        steam,
        {
          title: { ru: 'Сладкий без сахара', en: 'Sweet without sugar' },
          text: {
            ru: 'Мозговые сорта сладкие от природы: сахара в составе нет.',
            en: 'Wrinkled varieties are sweet by nature: there is no sugar on the list.',
          },
        },
        short,
      ],
      serving: {
        title: { ru: 'Пюре за пять минут', en: 'A purée in five minutes' },
        text: {
          ru: 'Пробейте горошек блендером с мятой и ложкой сметаны. К рыбе, курице или просто на хлеб.',
          en: 'Blend the peas with mint and a spoon of sour cream. For fish, for chicken, or just for bread.',
        },
        picture: 'mushypeas.jpg',
      },
      composition: { ru: 'горошек зелёный 68 %, вода, соль', en: 'green peas 68 %, water, salt' },
    },
  },
  {
    gtin: '9521100000444',
    mpn: 'KH-KB-400',
    brand: brands.kernhof,
    name: { ru: 'Фасоль красная натуральная', en: 'Red kidney beans' },
    picture: 'kidney.jpg',
    priceRoubles: 109,
    weightGrams: 400,
    category: 'vegetables',
    description: {
      ru: 'Крупная красная фасоль в собственном отваре: целая и плотная.',
      en: 'Large red beans in their own broth: whole and firm.',
    },
    story: {
      accent: '#fbe4e4',
      headline: { ru: 'Целая. Плотная. Готовая.', en: 'Whole. Firm. Ready.' },
      lead: {
        ru: 'Не нужно замачивать на ночь и варить два часа. Откройте банку и добавьте в чили, салат или лобио.',
        en: 'No soaking overnight, no boiling for two hours. Open the can and add it to a chilli, a salad or a stew.',
      },
      facts: [
        {
          title: { ru: '7 г клетчатки', en: '7 g of fibre' },
          text: {
            ru: 'Четверть дневной нормы в одной порции — сытно и легко.',
            en: 'A quarter of the day’s need in one serving: filling, and light.',
          },
        },
        short,
        steam,
      ],
      serving: {
        title: { ru: 'Чили за двадцать минут', en: 'A chilli in twenty minutes' },
        text: {
          ru: 'Обжарьте лук и фарш, добавьте томаты, фасоль и щепотку какао. Двадцать минут на медленном огне.',
          en: 'Fry onion and mince, add tomatoes, beans and a pinch of cocoa. Twenty minutes on a low flame.',
        },
        picture: 'refried.jpg',
      },
      composition: { ru: 'фасоль красная 62 %, вода, соль', en: 'red beans 62 %, water, salt' },
    },
  },
  {
    gtin: '9521100000550',
    mpn: 'KH-CN-400',
    brand: brands.kernhof,
    name: { ru: 'Суп куриный с лапшой', en: 'Chicken noodle soup' },
    picture: 'chickennoodle.jpg',
    priceRoubles: 169,
    weightGrams: 400,
    category: 'soups',
    description: {
      ru: 'Домашний бульон, кусочки филе, морковь и яичная лапша.',
      en: 'A home-style broth with chicken, carrots and egg noodles.',
    },
    story: {
      accent: '#fdf3d6',
      headline: { ru: 'Как у бабушки, только быстрее', en: 'Like grandmother’s, only faster' },
      lead: {
        ru: 'Бульон варим шесть часов на слабом огне и снимаем пену вручную. Поэтому он прозрачный, золотой и пахнет домом.',
        en: 'The broth simmers for six hours and is skimmed by hand. That is why it is clear, golden, and smells of home.',
      },
      facts: [
        {
          title: { ru: '18 % филе', en: '18 % chicken' },
          text: {
            ru: 'Крупные кусочки куриной грудки, которые видно в каждой ложке.',
            en: 'Large pieces of breast in every spoonful.',
          },
        },
        {
          title: { ru: 'Яичная лапша', en: 'Egg noodles' },
          text: {
            ru: 'Из твёрдой пшеницы, поэтому не разваривается и не мутит бульон.',
            en: 'Of durum wheat, so they stay firm and leave the broth clear.',
          },
        },
        short,
      ],
      serving: {
        title: { ru: 'С зеленью и перцем', en: 'With herbs and pepper' },
        text: {
          ru: 'Согрейте, не доводя до кипения, добавьте укроп и свежемолотый перец. Лимон — для тех, кто простудился.',
          en: 'Warm it without boiling, add dill and fresh pepper. Lemon is for those with a cold.',
        },
        picture: 'carrotcoriander.jpg',
      },
      composition: {
        ru: 'бульон куриный, филе куриное 18 %, лапша яичная, морковь, лук, соль, петрушка',
        en: 'chicken broth, chicken breast 18 %, egg noodles, carrot, onion, salt, parsley',
      },
    },
  },
  {
    gtin: '9521100000666',
    mpn: 'VD-CT-390',
    brand: brands.verdena,
    name: { ru: 'Томаты резаные в собственном соку', en: 'Chopped tomatoes' },
    picture: 'tomato.jpg',
    priceRoubles: 119,
    weightGrams: 390,
    category: 'vegetables',
    description: {
      ru: 'Спелые томаты без кожицы для соусов, супов и пиццы.',
      en: 'Ripe peeled tomatoes for sauces, soups and pizza.',
    },
    story: {
      accent: '#fdeae3',
      headline: { ru: 'Соус начинается здесь', en: 'Where the sauce begins' },
      lead: {
        ru: 'Спелые томаты очищаем, нарезаем и сразу закрываем в собственном соку. Ничего лишнего.',
        en: 'Ripe tomatoes, peeled, chopped and sealed in their own juice. Nothing else.',
      },
      facts: [steam, short, { ...short, title: { ru: 'Без кожицы', en: 'Peeled' } }],
      serving: {
        title: { ru: 'Маринара', en: 'Marinara' },
        text: {
          ru: 'Чеснок, оливковое масло, банка томатов и четверть часа на огне.',
          en: 'Garlic, olive oil, a can of tomatoes and a quarter of an hour.',
        },
        picture: 'tomatosoup.jpg',
      },
      composition: { ru: 'томаты 65 %, томатный сок, соль', en: 'tomatoes 65 %, tomato juice, salt' },
    },
  },
  {
    gtin: '9521100000772',
    mpn: 'KH-RB-400',
    brand: brands.kernhof,
    name: { ru: 'Паста фасолевая', en: 'Refried beans' },
    picture: 'refried.jpg',
    priceRoubles: 139,
    weightGrams: 400,
    category: 'vegetables',
    description: {
      ru: 'Мягкая паста из обжаренной фасоли для буррито и тостов.',
      en: 'A soft paste of fried beans for burritos and toast.',
    },
  },
  {
    gtin: '9521100000888',
    mpn: 'KH-CC-400',
    brand: brands.kernhof,
    name: { ru: 'Суп морковный с кориандром', en: 'Carrot and coriander soup' },
    picture: 'carrotcoriander.jpg',
    priceRoubles: 155,
    weightGrams: 400,
    category: 'soups',
    description: {
      ru: 'Нежный суп-пюре из сладкой моркови с семенами кориандра.',
      en: 'A smooth soup of sweet carrots with coriander seed.',
    },
    simple: {
      tagline: 'Сладкая морковь, семена кориандра и больше ничего лишнего. Согрейте и подайте с гренками.',
      advantages: [
        { title: 'Без загустителей', text: 'Густоту даёт сама морковь: в банке её больше половины.' },
        { title: 'На двоих', text: 'В банке две порции, или одна, если вы очень голодны.' },
        { title: 'Пять минут', text: 'На плите или в микроволновке, воды добавлять не нужно.' },
      ],
      specifications: [
        { label: 'Масса нетто', description: '400 г' },
        { label: 'Морковь', description: '54 %' },
        { label: 'Калорийность', description: '46 ккал на 100 г' },
        { label: 'Хранение', description: 'От 0 до 25 °C, два года' },
      ],
    },
  },
];
