const plain = String.raw`\d{1,5}(?:\.\d{1,4})?(?:px|%|em|cqw)`;
const space = new RegExp(String.raw`^calc\((${plain})\*var\(--kit-space,1\)\)$`);
const gutter = new RegExp(String.raw`^max\((${plain}),\(100cqw - var\(--kit-width,100cqw\)\)/2\)$`);

/** How a length follows the brand's kit: `space` grows with its spacing, `gutter` keeps content within its width. @public */
export type KitLengthRole = 'space' | 'gutter';

/** A length that follows the brand's kit, with the length it has without one. @public */
export interface KitLength {
  readonly role: KitLengthRole;
  readonly plain: string;
}

/** Returns a length that is multiplied by the spacing of the kit; the length itself without a kit. @public */
export function kitSpace(length: string): string {
  return `calc(${length}*var(--kit-space,1))`;
}

/**
 * Returns the padding beside the content of a section that reaches both edges of the page: as much as keeps the content
 * within the width of the kit, and at least `length`.
 *
 * @public
 */
export function kitGutter(length: string): string {
  return `max(${length},(100cqw - var(--kit-width,100cqw))/2)`;
}

/** Returns how a length follows the kit; undefined for any other length. @public */
export function findKitLength(value: string): KitLength | undefined {
  const ofSpace = space.exec(value)?.[1];
  if (ofSpace !== undefined) return { role: 'space', plain: ofSpace };
  const ofGutter = gutter.exec(value)?.[1];
  return ofGutter === undefined ? undefined : { role: 'gutter', plain: ofGutter };
}
