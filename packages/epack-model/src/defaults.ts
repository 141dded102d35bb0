/**
 * Locale of a new epack.
 *
 * @public
 */
export const defaultLocale = 'ru';

/** The template every locale has. @public */
export const defaultTemplate = 'master_template';

/** The page every template opens on. @public */
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

/** `emsId` of every package created by this constructor. @public */
export const constructorEmsId = 'constructor';
