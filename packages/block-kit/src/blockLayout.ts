/** How a block arranges its blocks and images, for estimates of their widths. @public */
export interface BlockLayout {
  /** How many of its blocks are beside each other. Default: 1. */
  readonly sideBySide?: number | 'all';
  /** The gap between blocks beside each other, as a CSS length. Default: none. */
  readonly gap?: string | undefined;
  /** Whether blocks that do not fit into a line begin another. Default: false. */
  readonly wraps?: boolean;
  /** Whether its blocks are as wide as their content, unless they have a width or `fillsRow`. Default: false. */
  readonly fitsContent?: boolean;
  /** Whether the block takes the room that its neighbors leave. Default: false. */
  readonly fillsRow?: boolean;
  /** Whether its prop `width` is that of a part, and not its own. Default: false. */
  readonly ignoresWidth?: boolean;
  /** The width that its images are stretched to; absent: an image is at most as wide as its file. */
  readonly stretchesImages?: ImageStretch;
}

/** The width of a block's images: `share` of the block without `lessPx`, at most `maxPx`. @public */
export interface ImageStretch {
  /** A part of the block's width. Default: 1. */
  readonly share?: number;
  /** Padding and gaps beside the image, in pixels. Default: 0. */
  readonly lessPx?: number;
  readonly maxPx?: number;
  /** Whether the whole image stays in view, so that the block's height limits it too. Default: false. */
  readonly isContained?: boolean;
  /** Width by height of the box that the image is cropped to. Default: the image is not cropped. */
  readonly cropRatio?: number;
  /** Whether the image is cropped to the height that the block is given, if it has one. Default: false. */
  readonly coversHeight?: boolean;
  /** The height in pixels that the image has at least, cropped where it would be lower. Default: none. */
  readonly leastHeightPx?: number;
}
