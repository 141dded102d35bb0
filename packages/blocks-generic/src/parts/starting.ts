import type { BlockTemplate, Json } from '@vitrina/block-kit';

/** Sample content of new blocks: a small kitchen appliance, described as on its product page. */
const advantages = [
  ['Six programmes', 'Meat, fish, sandwiches and more: it sets heat and time by itself.'],
  ['Ready in minutes', 'Both plates heat at once, from cold to cooking while you lay the table.'],
  ['Less fat', 'A tilted plate lets the fat run off into a drawer you can lift out.'],
  ['Dishwasher safe', 'Plates and drawer come off with one press and go straight in.'],
] as const;

/** Titles and texts for up to four cards or list items. @public */
export function startingSections(count: number): Json[] {
  return advantages.slice(0, count).map(([title, text]) => ({ title, text }));
}

/** An image with a matching title and text. @public */
export const startingStory = {
  title: 'Grilled just as you like it',
  text: 'The sensor measures how thick the food is and tells you when it is rare, medium or well done. All that is left to do is to lay the table.',
} as const;

/** A shorter text for a narrow column. @public */
export const startingAside = {
  title: 'Stands upright',
  text: 'Fold the handle, turn it on its side and slide it between the baking trays.',
} as const;

/** Lines of a list. @public */
export function startingLines(count: number): Json[] {
  return [
    'Sensor that knows how thick the food is',
    'Plates with a non-stick coating',
    'Light and sound at every stage',
    'Cord storage under the base',
  ]
    .slice(0, count)
    .map((text) => ({ text }));
}

const specifications = [
  ['Power', '2000 W'],
  ['Programmes', '6'],
  ['Plate size', '30 × 20 cm'],
  ['Plates', 'Removable, non-stick'],
  ['Dishwasher safe', 'Plates and drip tray'],
  ['Cord length', '1.2 m'],
  ['Weight', '5.2 kg'],
  ['Warranty', '2 years'],
] as const;

/** Labels and values of a product, at most eight. @public */
export function startingSpecifications(count: number): Json[] {
  return specifications.slice(0, count).map(([label, description]) => ({ label, description }));
}

const models = ['Classic', 'Family', 'Compact', 'Plus', 'Pro'] as const;
const comparison: readonly (readonly [string, ...string[]])[] = [
  ['Power', '2000 W', '2400 W', '1500 W', '2000 W', '2400 W'],
  ['Programmes', '6', '9', '4', '9', '12'],
  ['Serves', '4', '6', '2', '4', '6'],
  ['Plates', 'Fixed', 'Removable', 'Fixed', 'Removable', 'Removable'],
  ['Cooking sensor', 'Yes', 'Yes', 'No', 'Yes', 'Yes'],
  ['Timer', 'No', 'Yes', 'No', 'Yes', 'Yes'],
];

/** Names of products to compare, at most five. @public */
export function startingProducts(count: number): { title: string }[] {
  return models.slice(0, count).map((title) => ({ title }));
}

/** Rows to compare products by: at most six rows for at most five products. @public */
export function startingRows(rowCount: number, valueCount: number): Json[] {
  return comparison
    .slice(0, rowCount)
    .map(([label, ...values]) => ({ label, values: values.slice(0, valueCount) }));
}

/** A header row of a table. @public */
export function startingHeader(label: string, valueCount: number): Json {
  return { label, values: models.slice(0, valueCount) };
}

/** Questions of customers with their answers. @public */
export const startingQuestions = [
  [
    'Can the plates go into the dishwasher?',
    'Yes. Plates and drawer come off with one press and go straight in.',
  ],
  ['How thick may the food be?', 'Up to four centimeters; the sensor measures it by itself.'],
  ['How long is the warranty?', 'Two years on every part.'],
] as const;

/** Topics with a text each, for tabs. @public */
export const startingTopics = [
  ['Cooking', 'Both plates heat at once; light and sound tell you at every stage how far it is.'],
  ['Cleaning', 'Plates and drawer come off with one press and go straight into the dishwasher.'],
  ['Storage', 'Folded, it is as wide as a cook book and stands between the baking trays.'],
] as const;

const stories = [
  ['Even heat', 'The plate heats from edge to edge, so the first pancake comes out as well as the last.'],
  ['Quick to clean', 'Lift out the plates and put them in the dishwasher; nothing burns on.'],
  ['Small on the shelf', 'It stands upright in a cupboard no wider than a cook book.'],
  ['Made to last', 'Every part can be replaced at home, without tools.'],
] as const;

/** Titles with texts, as generic blocks, for up to four columns or slides. @public */
export function startingTexts(count: number): (readonly BlockTemplate[])[] {
  return stories.slice(0, count).map(([title, text]): readonly BlockTemplate[] => [
    { key: 'Text', props: { text: title, element: 'h3', fontSize: 5, weight: 700, color: '#001a34' } },
    { key: 'Text', props: { text, color: '#3d5165' } },
  ]);
}
