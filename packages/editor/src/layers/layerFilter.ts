/** The blocks that the layers can be narrowed to: changed in this visit, with problems, or to be translated. */
export const layerKinds = ['changed', 'problems', 'untranslated'] as const;

/** One of {@link layerKinds}. */
export type LayerKind = (typeof layerKinds)[number];

/** The layers to show. */
export interface LayerFilter {
  /** Words of the name or text of a block; empty for all. */
  readonly query: string;
  readonly kind: LayerKind | undefined;
}
