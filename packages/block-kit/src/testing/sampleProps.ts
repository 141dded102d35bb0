import type { BlockDefinition } from '../defineBlock.ts';
import type { StoredProps } from './templateProps.ts';
import { sampleValues } from './sampleValues.ts';

/** Returns values for every own prop, as on a finished page. */
export function filledProps({ ownProps }: BlockDefinition): StoredProps {
  const entries = Object.entries(ownProps).flatMap(([name, kind]) => {
    const [first] = sampleValues(kind, name);
    return kind.whenAdded || first === undefined ? [] : [[name, first] as const];
  });
  return Object.fromEntries(entries);
}

/**
 * Returns the sets of values that show all variants of a block: none, all, and each valid value of each own
 * prop.
 */
export function propVariants(definition: BlockDefinition): readonly StoredProps[] {
  const filled = filledProps(definition);
  const variants = Object.entries(definition.ownProps).flatMap(([name, kind]) =>
    [kind.defaultValue ?? null, ...sampleValues(kind, name)].flatMap((value) => [
      { [name]: value },
      { ...filled, [name]: value },
    ]),
  );
  return [{}, filled, ...variants];
}
