import type { Asset } from '@vitrina/block-kit';
import type { RootAttributes } from '@vitrina/block-kit/react';

import { Picture } from '../picture/Picture.tsx';
import { withClass } from '../root.ts';
import { BlockTitle, BodyText, ItemTitle, type Section } from '../text/TextParts.tsx';

/** A card: an image with its title and text. @public */
export interface Card extends Section {
  readonly image: Asset | undefined;
  readonly altText: string;
  /** A caption directly below the image. */
  readonly caption?: string;
}

/** Props of {@link CardGrid}. @public */
export interface CardGridProps {
  readonly root: RootAttributes;
  readonly title?: string;
  readonly cards: readonly Card[];
  /** The number of cards in a row on the desktop. */
  readonly columns: 1 | 2 | 3 | 4;
  /** A wide image above the text, a small icon above it, or a small image beside it. */
  readonly media: 'picture' | 'icon' | 'beside';
}

/** Checks whether a card has neither an image nor text. @internal */
export function isEmptyCard({ image, title, text, caption = '' }: Card): boolean {
  return !image && title === '' && text.length === 0 && caption === '';
}

/** Cards of one size in rows: icons, advantages, several images with texts. Empty ones are left out. @public */
export function CardGrid({ root, title = '', cards, columns, media }: CardGridProps) {
  const filled = cards.filter((card) => !isEmptyCard(card));
  return (
    <div {...withClass(root, 'part')}>
      <BlockTitle title={title} />
      <div className="part-cards" data-columns={columns} data-media={media}>
        {filled.map((card, index) => (
          <div key={index} className="part-card">
            <div className="part-card-picture part-frame">
              <Picture image={card.image} altText={card.altText} />
            </div>
            <div>
              {card.caption && <p className="part-card-caption">{card.caption}</p>}
              <ItemTitle title={card.title} />
              <BodyText text={card.text} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
