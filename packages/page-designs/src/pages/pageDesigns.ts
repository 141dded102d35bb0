import type { Ground } from '../building/sectionDesign.ts';
import type { SectionKey } from '../sections/sectionDesigns.ts';

/** A section of a page design, on its ground. */
export type PlacedSection = readonly [section: SectionKey, ground: Ground];

/** A designed page. */
export interface PageDesign<Key extends string = string> {
  /** Name of the page, with the message ID `design.page.{key}`. */
  readonly key: Key;
  /** In order. No two neighbors have the same composition. */
  readonly sections: readonly PlacedSection[];
  /** The sections that a product's own content can fill, in order; the first one has the product's name. */
  readonly filled: readonly PlacedSection[];
}

const all = [
  {
    key: 'appliance',
    sections: [
      ['heroCutOut', 'surface'],
      ['benefitNumber', 'contrast'],
      ['explainInside', 'surface'],
      ['heroSticky', 'surface'],
      ['explainSteps', 'surface'],
      ['compareBefore', 'surface'],
      ['trustSpecifications', 'surface'],
      ['explainQuestions', 'surface'],
      ['trustService', 'contrast'],
    ],
    filled: [
      ['heroCutOut', 'surface'],
      ['explainInside', 'surface'],
      ['benefitFacts', 'contrast'],
      ['explainSteps', 'surface'],
      ['showGallery', 'surface'],
      ['trustSpecifications', 'surface'],
    ],
  },
  {
    key: 'beauty',
    sections: [
      ['heroSplit', 'surface'],
      ['benefitProof', 'surface'],
      ['trustIngredients', 'contrast'],
      ['explainRoutine', 'surface'],
      ['compareBefore', 'surface'],
      ['storyQuote', 'accent'],
      ['compareFor', 'surface'],
      ['explainQuestions', 'surface'],
    ],
    filled: [
      ['heroSplit', 'surface'],
      ['benefitProof', 'surface'],
      ['benefitNumbered', 'surface'],
      ['explainRoutine', 'accent'],
      ['showGallery', 'surface'],
      ['trustIngredients', 'contrast'],
    ],
  },
  {
    key: 'food',
    sections: [
      ['heroCover', 'contrast'],
      ['benefitFacts', 'surface'],
      ['storyEssay', 'surface'],
      ['explainRoutine', 'surface'],
      ['trustIngredients', 'surface'],
      ['trustBox', 'contrast'],
      ['endSignOff', 'surface'],
    ],
    filled: [
      ['heroCover', 'contrast'],
      ['benefitFacts', 'surface'],
      ['benefitPair', 'surface'],
      ['explainInside', 'surface'],
      ['explainRoutine', 'surface'],
      ['showGallery', 'surface'],
      ['trustIngredients', 'surface'],
    ],
  },
  {
    key: 'tea',
    sections: [
      ['heroStatement', 'contrast'],
      ['showMacro', 'surface'],
      ['storyOrigin', 'surface'],
      ['storyNotes', 'surface'],
      ['explainSteps', 'surface'],
      ['benefitStrip', 'contrast'],
      ['endRange', 'surface'],
    ],
    filled: [
      ['heroStatement', 'contrast'],
      ['showMacro', 'surface'],
      ['storyOrigin', 'surface'],
      ['benefitStrip', 'contrast'],
      ['explainSteps', 'surface'],
      ['trustSpecifications', 'surface'],
    ],
  },
  {
    key: 'fashion',
    sections: [
      ['heroSplit', 'contrast'],
      ['showGallery', 'surface'],
      ['trustMaterials', 'surface'],
      ['showChoice', 'surface'],
      ['explainCare', 'accent'],
      ['endRange', 'surface'],
    ],
    filled: [
      ['heroSplit', 'contrast'],
      ['storyNotes', 'surface'],
      ['showGallery', 'surface'],
      ['benefitNumbered', 'surface'],
      ['explainCare', 'accent'],
      ['trustSpecifications', 'surface'],
    ],
  },
  {
    key: 'furniture',
    sections: [
      ['heroCover', 'contrast'],
      ['storyEssay', 'surface'],
      ['compareSizes', 'surface'],
      ['showChoice', 'surface'],
      ['showRoom', 'contrast'],
      ['trustMaterials', 'surface'],
      ['trustSpecifications', 'surface'],
      ['trustService', 'surface'],
    ],
    filled: [
      ['heroCover', 'contrast'],
      ['storyEssay', 'surface'],
      ['storyNotes', 'surface'],
      ['explainInside', 'surface'],
      ['explainCare', 'contrast'],
      ['trustSpecifications', 'surface'],
    ],
  },
  {
    key: 'toys',
    sections: [
      ['heroVideo', 'accent'],
      ['compareFor', 'surface'],
      ['showTurn', 'surface'],
      ['trustBox', 'surface'],
      ['explainRules', 'contrast'],
      ['explainQuestions', 'surface'],
    ],
    filled: [
      ['heroCover', 'accent'],
      ['benefitStrip', 'surface'],
      ['storyNotes', 'surface'],
      ['explainSteps', 'accent'],
      ['showGallery', 'surface'],
      ['trustSpecifications', 'surface'],
    ],
  },
  {
    key: 'electronics',
    sections: [
      ['heroCutOut', 'contrast'],
      ['heroSticky', 'surface'],
      ['benefitNumber', 'accent'],
      ['explainInside', 'surface'],
      ['compareRange', 'surface'],
      ['trustSpecifications', 'surface'],
      ['trustService', 'contrast'],
    ],
    filled: [
      ['heroCutOut', 'contrast'],
      ['heroSticky', 'surface'],
      ['benefitFacts', 'accent'],
      ['showGallery', 'surface'],
      ['explainSteps', 'surface'],
      ['trustIngredients', 'contrast'],
    ],
  },
  {
    key: 'auto',
    sections: [
      ['heroSplit', 'contrast'],
      ['benefitNumbered', 'surface'],
      ['explainInside', 'surface'],
      ['showFilm', 'contrast'],
      ['trustSpecifications', 'surface'],
      ['trustAwards', 'surface'],
    ],
    filled: [
      ['heroSplit', 'contrast'],
      ['benefitNumbered', 'surface'],
      ['showMacro', 'surface'],
      ['explainRoutine', 'surface'],
      ['benefitFacts', 'contrast'],
      ['trustSpecifications', 'surface'],
    ],
  },
  {
    key: 'pet',
    sections: [
      ['heroCover', 'accent'],
      ['compareFor', 'surface'],
      ['trustIngredients', 'surface'],
      ['explainSteps', 'surface'],
      ['storyQuote', 'contrast'],
      ['explainQuestions', 'surface'],
    ],
    filled: [
      ['heroCover', 'accent'],
      ['benefitPair', 'surface'],
      ['heroSticky', 'surface'],
      ['storyNotes', 'contrast'],
      ['explainSteps', 'surface'],
      ['showGallery', 'surface'],
      ['trustIngredients', 'surface'],
    ],
  },
  {
    key: 'health',
    sections: [
      ['heroStatement', 'surface'],
      ['benefitProof', 'surface'],
      ['trustAwards', 'surface'],
      ['trustIngredients', 'surface'],
      ['explainRules', 'contrast'],
      ['explainQuestions', 'surface'],
    ],
    filled: [
      ['heroStatement', 'surface'],
      ['benefitProof', 'surface'],
      ['benefitNumbered', 'surface'],
      ['explainCare', 'contrast'],
      ['showGallery', 'surface'],
      ['trustIngredients', 'surface'],
    ],
  },
  {
    key: 'children',
    sections: [
      ['heroVideo', 'surface'],
      ['compareSizes', 'accent'],
      ['explainCare', 'surface'],
      ['explainRules', 'surface'],
      ['trustBox', 'contrast'],
      ['explainQuestions', 'surface'],
    ],
    filled: [
      ['heroSplit', 'accent'],
      ['benefitPair', 'surface'],
      ['benefitStrip', 'surface'],
      ['storyNotes', 'surface'],
      ['explainRoutine', 'accent'],
      ['showGallery', 'surface'],
      ['trustSpecifications', 'surface'],
    ],
  },
] as const satisfies readonly PageDesign[];

/** Key of a page design. */
export type PageDesignKey = (typeof all)[number]['key'];

/** All page designs, in display order. */
export const pageDesigns: readonly PageDesign<PageDesignKey>[] = all;
