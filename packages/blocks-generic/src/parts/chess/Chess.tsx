import type { RootAttributes } from '@vitrina/block-kit/react';

import { type Card, isEmptyCard } from '../card-grid/CardGrid.tsx';
import { Picture } from '../picture/Picture.tsx';
import { withClass } from '../root.ts';
import { BlockTitle, TextSection } from '../text/TextParts.tsx';

/** Props of {@link Chess}. @public */
export interface ChessProps {
  readonly root: RootAttributes;
  readonly title: string;
  readonly rows: readonly Card[];
}

/** Rows of an image beside a text, on alternating sides; empty rows are left out. @public */
export function Chess({ root, title, rows }: ChessProps) {
  return (
    <div {...withClass(root, 'part')}>
      <BlockTitle title={title} />
      <div className="part-chess">
        {rows
          .filter((row) => !isEmptyCard(row))
          .map(({ image, altText, title, text }, index) => (
            <div key={index} className="part-chess-row">
              <div className="part-frame">
                <Picture image={image} altText={altText} />
              </div>
              <TextSection title={title} text={text} />
            </div>
          ))}
      </div>
    </div>
  );
}
