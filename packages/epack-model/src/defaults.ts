/**
 * Locale of a new epack.
 *
 * @public
 */
export const defaultLocale = 'ru';

/**
 * Template every locale has; other templates are copies of it or are beside it.
 *
 * @public
 */
export const defaultTemplate = 'master_template';

/**
 * Page every template opens on.
 *
 * @public
 */
export const defaultPage = 'index.html';

/**
 * Joins locale, template and page to a page key.
 *
 * @public
 */
export const historyKeySeparator = '!$&';

/**
 * Version of the manifest format on the wire.
 *
 * @public
 */
export const manifestVersion = '1.0';

/**
 * `emsId` of every package made by this constructor.
 *
 * @public
 */
export const constructorEmsId = 'constructor';
