import { type BlockStyle, choice, length } from '@vitrina/block-kit';

const toGrid = { left: 'start', middle: 'center', right: 'end', top: 'start', bottom: 'end' } as const;

/**
 * Position and width of an overlay's text, above the mobile size; on the mobile size the text is below the
 * image. `width` is the text's and replaces the block's common prop.
 *
 * @public
 */
export const overlayProps = () => ({
  width: length({ default: '40%', units: ['%', 'px'], isPerSize: false }),
  horizontal: choice(['left', 'middle', 'right'], { default: 'left', section: 'layout' }),
  vertical: choice(['top', 'middle', 'bottom'], { default: 'middle', section: 'layout' }),
});

/** Returns the CSS of the overlay props. @public */
export function overlayStyle(values: {
  readonly width: string;
  readonly horizontal: 'left' | 'middle' | 'right';
  readonly vertical: 'top' | 'middle' | 'bottom';
}): BlockStyle {
  return {
    root: {
      width: undefined,
      '--v-panel-width': values.width,
      '--v-panel-x': toGrid[values.horizontal],
      '--v-panel-y': toGrid[values.vertical],
    },
  };
}
