import type { Catalogue } from '@vitrina/block-catalogue';
import {
  type BlockDefinition,
  type ChoiceValue,
  type LengthUnit,
  type PropKind,
  resolveValues,
} from '@vitrina/block-kit';
import {
  getChildIds,
  getComponent,
  type Component,
  type ComponentId,
  type Page,
  type SizeName,
} from '@vitrina/epack-model';

import { toText } from '../props/jsonText.ts';
import { splitLength } from '../props/lengthText.ts';
import { readProp } from '../props/readProp.ts';

/** The sides of a block. */
export const sides = ['top', 'right', 'bottom', 'left'] as const;

/** One of {@link sides}. */
export type Side = (typeof sides)[number];

/** A size of a block, the gap between its blocks, or the space at one of its sides. */
export type MeasureName = 'width' | 'height' | 'gap' | `${'padding' | 'margin'}-${Side}`;

/** A size that a block can be dragged to, when it has few instead of a length. */
export interface SizeChoice {
  readonly value: ChoiceValue;
  readonly px: number;
}

/** A measure of a component, and how it is stored. */
export interface Measure {
  readonly name: MeasureName;
  readonly id: ComponentId;
  readonly propName: string;
  readonly kind: PropKind<unknown>;
  /** The unit in which it is written: the stored one, or the usual one. */
  readonly unit: LengthUnit;
  /** The side of a box that is written. */
  readonly side?: Side;
  /** The only sizes it can have, smallest first. */
  readonly choices?: readonly SizeChoice[];
}

/** Lists the measures of a component that are set at a size and change how its block looks. */
export function listMeasures(
  page: Page,
  id: ComponentId,
  catalogue: Catalogue,
  size: SizeName,
): readonly Measure[] {
  const component = getComponent(page, id);
  const definition = component && catalogue.find(component.componentKey);
  if (component === undefined || definition === undefined || tableParts.has(component.componentKey))
    return [];
  const { root = {} } = definition.style?.(resolveValues(definition, component, size)) ?? {};
  const own: Own = { component, definition, size, root };
  const gap = getChildIds(page, id).length > 1 ? createLength(own, 'gap', 'gap') : undefined;
  return [createWidth(own), createHeight(own), gap, ...createSpaces(own)].filter(
    (measure) => measure !== undefined,
  );
}

/** Rows and cells of a table, whose sizes belong to the table. */
const tableParts: ReadonlySet<string> = new Set(['TableRow', 'TableCell']);

interface Own {
  readonly component: Component;
  readonly definition: BlockDefinition;
  readonly size: SizeName;
  /** The declarations of the block itself, which win over the common ones. */
  readonly root: Readonly<Record<string, unknown>>;
}

/** A section is as wide as the page, and the width of a column is shared with its neighbors. */
function createWidth(own: Own): Measure | undefined {
  const { definition, root } = own;
  const isShared = definition.type === 'feature' || definition.key === 'Column';
  const isFixed = root['width'] !== undefined && !('width' in definition.ownProps);
  return isShared || isFixed ? undefined : createLength(own, 'width', 'width', '%');
}

/**
 * Blocks with content grow with it, so that they have a least height. A column has none: below other columns, its content
 * would not make it higher than that.
 */
function createHeight(own: Own): Measure | undefined {
  const { definition, root } = own;
  if ('height' in definition.ownProps) return createLength(own, 'height', 'height');
  if (root['height'] !== undefined) return createHeightChoice(own);
  if (definition.key === 'Column') return undefined;
  if (holdsContent(definition)) return createLength(own, 'height', 'minHeight');
  return 'objectFit' in definition.ownProps ? createLength(own, 'height', 'height') : undefined;
}

function holdsContent({ nesting, ownProps }: BlockDefinition): boolean {
  return (
    nesting.allowedChildren !== 'none' ||
    Object.values(ownProps).some(({ control }) => control.name === 'richText')
  );
}

/** Returns the height of a block that has a choice of heights, such as a spacer. */
function createHeightChoice({ component, definition }: Own): Measure | undefined {
  for (const [propName, kind] of Object.entries(definition.ownProps)) {
    if (kind.control.name !== 'choice' || !kind.isPerSize) continue;
    const { choices } = kind.control;
    const sized = choices.flatMap((value): SizeChoice | [] => {
      const props = { ...component.props, [propName]: { name: propName, value: { desktop: value } } };
      const values = resolveValues(definition, { ...component, props }, 'desktop');
      const height = definition.style?.(values).root?.['height'];
      const px = typeof height === 'string' && height.endsWith('px') ? Number.parseFloat(height) : Number.NaN;
      return Number.isFinite(px) ? { value, px } : [];
    });
    if (new Set(sized.map(({ px }) => px)).size > 1) {
      const ordered = sized.toSorted((one, other) => one.px - other.px);
      return { name: 'height', id: component.id, propName, kind, unit: 'px', choices: ordered };
    }
  }
  return undefined;
}

function createLength(
  { component, definition, size }: Own,
  name: MeasureName,
  propName: string,
  usualUnit: LengthUnit = 'px',
): Measure | undefined {
  const kind = definition.props[propName];
  if (kind?.control.name !== 'length') return undefined;
  const { units } = kind.control;
  const stored = splitLength(toText(readProp(component.props[propName], kind, size).value), units);
  const usual = units.find((unit) => unit === usualUnit) ?? units[0] ?? 'px';
  const unit = units.find((each) => stored.number !== '' && each === stored.unit) ?? usual;
  return { name, id: component.id, propName, kind, unit };
}

function createSpaces({ component, definition, root }: Own): Measure[] {
  return (['padding', 'margin'] as const).flatMap((propName) => {
    const kind = definition.props[propName];
    const isFixed = Object.keys(root).some((property) => property.startsWith(propName));
    if (kind?.control.name !== 'box' || isFixed) return [];
    return sides.map((side): Measure => {
      return { name: `${propName}-${side}`, id: component.id, propName, kind, unit: 'px', side };
    });
  });
}
