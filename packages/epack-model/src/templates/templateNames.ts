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

/** Template of one retailer, with its own configuration. @public */
export const mvideoTemplate = 'mvideo_template';

/** The maximum number of components at the top level of an Amazon page. @public */
export const amazonRootLimit = 5;
