/**
 * Template for Ozon.
 *
 * @public
 */
export const ozonTemplate = 'ozon_template';

/**
 * Template for Amazon.
 *
 * @public
 */
export const amazonTemplate = 'amazon_template';

/**
 * Template of one retailer, with a configuration of its own.
 *
 * @public
 */
export const mvideoTemplate = 'mvideo_template';

/**
 * How many components an Amazon page may have at its top.
 *
 * @public
 */
export const amazonRootLimit = 5;
