import {
  commonProps,
  propSections,
  type BlockDefinition,
  type PropKind,
  type PropSection,
} from '@vitrina/block-kit';

/** A prop that the inspector shows. */
export interface ListedProp {
  readonly name: string;
  readonly kind: PropKind<unknown>;
  /** Whether the field shares its row with a neighbor. */
  readonly isHalf: boolean;
}

/** A section of the inspector with its props. */
export interface ListedSection {
  readonly section: PropSection;
  readonly props: readonly ListedProp[];
  /** Number of props in the sections above. */
  readonly before: number;
}

/** Puts the data section after the content, for blocks that show data. */
const dataFirst: readonly PropSection[] = [
  'content',
  'data',
  ...propSections.filter((section) => section !== 'content' && section !== 'data'),
];

/**
 * Returns the shown props of a block by section. In a section, a block's own props are first; those that replace a common one
 * are at its place. Omits empty sections.
 */
export function listSections(
  definition: Pick<BlockDefinition, 'props' | 'ownProps'>,
  isShown: (name: string, section: PropSection) => boolean,
): readonly ListedSection[] {
  const { props, ownProps } = definition;
  const own = Object.keys(ownProps).filter((name) => !Object.hasOwn(commonProps, name));
  const names = [...own, ...Object.keys(commonProps)];
  const order = Object.values(ownProps).some(({ section }) => section === 'data') ? dataFirst : propSections;
  let before = 0;
  return order
    .map((section) => {
      const listed = names.flatMap((name) => {
        const kind = props[name];
        return kind?.section === section && isShown(name, section) ? [{ name, kind }] : [];
      });
      const found = { section, props: markHalves(listed), before };
      before += listed.length;
      return found;
    })
    .filter((found) => found.props.length > 0);
}

/** Pairs neighboring short fields. One without a neighbor has a row of its own. */
function markHalves(props: readonly Pick<ListedProp, 'name' | 'kind'>[]): readonly ListedProp[] {
  let isSecond = false;
  return props.map((prop, index) => {
    const next = props[index + 1];
    const isHalf = isShort(prop.kind) && (isSecond || (next !== undefined && isShort(next.kind)));
    isSecond = isHalf && !isSecond;
    return { ...prop, isHalf };
  });
}

function isShort({ control }: PropKind<unknown>): boolean {
  return control.name === 'length' || control.name === 'number';
}
