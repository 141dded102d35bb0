import { type BlockDefinition, parseRichText, plainText, type PropKind } from '@vitrina/block-kit';
import { sizes, type Json, type Prop, type SizedValue } from '@vitrina/epack-model';

type Props = Readonly<Record<string, Prop>>;

/** The values of one block that another block takes over, and the contents that it doesn't. */
export interface FittedProps {
  readonly props: Props;
  /** Names of the properties with content that doesn't fit. */
  readonly lost: readonly string[];
}

/** The use of a property with content; values are taken over from one to another of the same role. */
type Role = 'text' | 'link' | `asset ${string}`;

/**
 * Returns the values that a block of another kind keeps: of the properties that both declare, by name, and the other
 * texts, files and links, in order.
 */
export function fitProps(from: BlockDefinition | undefined, stored: Props, to: BlockDefinition): FittedProps {
  const props: Record<string, Prop> = {};
  const used = new Set<string>();
  const take = (name: string, prop: Prop, kind: PropKind<unknown>, source: string): void => {
    const oldKind = from?.props[source];
    const value = oldKind && fitValue(prop.value, oldKind, kind);
    if (value === undefined) return;
    props[name] = { name, value };
    used.add(source);
  };
  for (const [name, kind] of Object.entries(to.props)) {
    const prop = stored[name];
    if (prop) take(name, prop, kind, name);
  }
  const contents = Object.entries(from?.ownProps ?? {}).flatMap(([name, kind]) => {
    const role = getRole(kind);
    const prop = stored[name];
    return role !== undefined && prop && hasContent(prop) ? [{ name, role, prop }] : [];
  });
  for (const { name, role, prop } of contents) {
    if (used.has(name)) continue;
    const free = Object.entries(to.ownProps).find(([other, kind]) => !props[other] && getRole(kind) === role);
    if (free) take(free[0], prop, free[1], name);
  }
  return { props, lost: contents.flatMap(({ name }) => (used.has(name) ? [] : [name])) };
}

function getRole({ control, section }: PropKind<unknown>): Role | undefined {
  if (section !== 'content') return undefined;
  switch (control.name) {
    case 'text':
    case 'richText':
      return 'text';
    case 'link':
      return 'link';
    case 'asset':
      return `asset ${control.fileType}`;
    default:
      return undefined;
  }
}

function hasContent({ value }: Prop): boolean {
  return sizes.some((size) => value[size] !== undefined && value[size] !== '' && value[size] !== null);
}

/** Returns a stored value for a property of another block; undefined if that doesn't allow it. */
function fitValue(value: SizedValue, from: PropKind<unknown>, to: PropKind<unknown>): SizedValue | undefined {
  const [one, other] = [from.control.name, to.control.name];
  const areTexts = [one, other].every((name) => name === 'text' || name === 'richText');
  if (one !== other && !areTexts) return undefined;
  const fitted: Partial<Record<keyof SizedValue, Json>> = {};
  for (const size of to.isPerSize ? sizes : (['desktop'] as const)) {
    const stored = value[size];
    if (stored === undefined) continue;
    const next =
      typeof stored === 'string' && one !== other ? convertText(stored, other === 'richText') : stored;
    if (!to.parse(next).ok) return undefined;
    fitted[size] = next;
  }
  return Object.keys(fitted).length > 0 ? fitted : undefined;
}

/** Returns a text with markup for one without, or the words of a text with markup. */
function convertText(text: string, isRich: boolean): string {
  if (!isRich) return plainText(parseRichText(text)).trim();
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
