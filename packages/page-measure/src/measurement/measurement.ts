/** Codes of findings that come from measuring a rendered page. */
export const measuredCodes = [
  'tooWide',
  'textCut',
  'smallText',
  'lowContrast',
  'imageOversized',
  'imageEnlarged',
  'nameMissing',
] as const;

/** Code of a {@link MeasuredFinding}. */
export type MeasuredCode = (typeof measuredCodes)[number];

/** A rectangle in CSS pixels, from the page's top left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Something that shoppers see, or don't see, at the measured width. A block has at most one of each code. */
export interface MeasuredFinding {
  readonly code: MeasuredCode;
  /** Undefined outside of any block. */
  readonly componentId: number | undefined;
  readonly box: Box;
  /**
   * How bad it is. `tooWide`, `textCut`: pixels outside. `smallText`: font size in pixels. `lowContrast`: ratio to 1.
   * `imageOversized`, `imageEnlarged`: the image's own width divided by the width it is shown at.
   */
  readonly value: number;
}

/** A measured page. */
export interface Measurement {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly findings: readonly MeasuredFinding[];
}
