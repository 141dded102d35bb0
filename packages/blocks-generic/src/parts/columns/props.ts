import { type BlockStyle, type BlockTemplate, length, type Nesting, optional } from '@vitrina/block-kit';

/** Props of a block of columns. @public */
export const columnsProps = {
  gap: optional(length({ default: '24px', units: ['px', 'em'] })),
} as const;

/** How `Columns` shows them. @public */
export function columnsStyle({ gap }: { readonly gap: string | undefined }): BlockStyle {
  return { root: { gap } };
}

/** Columns come with the block: none can be added, removed or moved. @public */
export const columnsNesting: Nesting = { allowedChildren: ['Column'], hasFixedStructure: true };

/** What a new block of columns holds: a title and a text in each. @public */
export function columnsTemplate(key: string, count: number): BlockTemplate {
  return { key, children: startingColumns.slice(0, count).map(columnTemplate) };
}

const startingColumns = [
  ['Even heat', 'The plate heats from edge to edge, so the first pancake comes out as well as the last.'],
  ['Quick to clean', 'Lift out the plates and put them in the dishwasher; nothing burns on.'],
  ['Small on the shelf', 'It stands upright in a cupboard no wider than a cook book.'],
  ['Made to last', 'Every part can be replaced at home, without tools.'],
] as const;

function columnTemplate([title, text]: readonly [string, string]): BlockTemplate {
  return {
    key: 'Column',
    children: [
      { key: 'Text', props: { text: title, element: 'h3', fontSize: 5, weight: 700, color: '#001a34' } },
      { key: 'Text', props: { text, color: '#3d5165' } },
    ],
  };
}
