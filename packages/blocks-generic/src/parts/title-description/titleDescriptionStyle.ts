import { type BlockStyle, fontSize, fontSizeCss, optional, textAlign } from '@vitrina/block-kit';

const boxAlign = { left: 'start', center: 'center', right: 'end', justify: 'start' } as const;

/** Alignment of text; replaces the common prop, because it also moves the boxes. @public */
export const textAlignProp = () => optional(textAlign());

/** Size of a block's title, 1 to 7. @public */
export const titleSizeProp = () => optional(fontSize({ default: 7 }));

/** Returns the CSS of these props for `TitleDescription`. @public */
export function titleDescriptionStyle(values: {
  readonly textAlign: keyof typeof boxAlign | undefined;
  readonly titleSize?: number | undefined;
}): Required<Pick<BlockStyle, 'root'>> {
  const { textAlign, titleSize } = values;
  return {
    root: {
      'text-align': textAlign,
      '--v-align': textAlign && boxAlign[textAlign],
      '--v-title-size': titleSize && fontSizeCss(titleSize),
    },
  };
}
