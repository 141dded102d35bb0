/** A text of an error catalog: its declaration, and the test that reaches it in the running product. */
export interface CatalogueEntry {
  /** The specified text, verbatim. */
  text: string;
  /** The messages with this text, alone or followed by another sentence. */
  ids: readonly string[];
  /** The end-to-end test file that expects the text. */
  reachedBy: string;
}

const emptyData = ['tags', 'brand', 'name', 'categories', 'ean', 'mpn', 'mappingId'] as const;
const emptyNames: Record<(typeof emptyData)[number], string> = {
  tags: 'Tags',
  brand: 'Brand',
  name: 'Name',
  categories: 'Categories',
  ean: 'EAN',
  mpn: 'MPN',
  mappingId: 'Mapping ID',
};

/** The documented error texts of the panel. */
export const panelCatalogue: readonly CatalogueEntry[] = [
  { text: 'Something went wrong', ids: ['ui.error.title'], reachedBy: 'panel-errors.e2e.ts' },
  {
    text: 'Please try again',
    ids: ['ui.error.text', 'ui.error.textWithCode'],
    reachedBy: 'panel-errors.e2e.ts',
  },
  { text: 'Error. Please try again.', ids: ['ui.failure.text'], reachedBy: 'panel-errors.e2e.ts' },
  {
    text: 'Something wrong, please try later',
    ids: ['ui.error.tryLater', 'api.error.serviceUnavailable'],
    reachedBy: 'panel-errors.e2e.ts',
  },
  {
    text: 'Something wrong while uploading the file, please try later',
    ids: ['api.error.uploadFailed', 'builder.asset.failed'],
    reachedBy: 'editor-assets.e2e.ts',
  },
  {
    text: 'Something went wrong while removing the page',
    ids: ['shelf.delete.failed'],
    reachedBy: 'panel-errors.e2e.ts',
  },
  {
    text: 'There was an error while removing the reason',
    ids: ['shelf.reason.removeFailed'],
    reachedBy: 'panel-shelf.e2e.ts',
  },
  {
    text: 'An error occurred while creating the feed',
    ids: ['panel.retailers.feedFailed'],
    reachedBy: 'panel-errors.e2e.ts',
  },
  {
    text: 'Not enough permissions',
    ids: ['ui.forbidden.title', 'api.error.notEnoughPermissions'],
    reachedBy: 'panel-errors.e2e.ts',
  },
  {
    text: 'Your aws token was expired, please try again',
    ids: ['api.error.awsTokenExpired'],
    reachedBy: 'panel-notices.e2e.ts',
  },
  {
    text: 'Please select marketplace, statistics group and at least one license',
    ids: ['api.error.marketplaceGroupAndLicenseNeeded'],
    reachedBy: 'panel-statistics.e2e.ts',
  },
  {
    text: 'Please select marketplace and at least one license',
    ids: ['api.error.marketplaceAndLicenseNeeded'],
    reachedBy: 'panel-statistics.e2e.ts',
  },
  {
    text: 'Too wide range selected! Please select less range or increase interval',
    ids: ['api.error.rangeTooWide'],
    reachedBy: 'panel-statistics.e2e.ts',
  },
  {
    text: 'The link must be in the format of a full https address with domain and product path',
    ids: ['api.field.notHttpsLink', 'blockKit.issue.notLink', 'builder.link.notFull'],
    reachedBy: 'panel-shelf.e2e.ts',
  },
  {
    text: 'Password must contain at least 8 characters',
    ids: ['api.error.passwordTooShort'],
    reachedBy: 'panel-account.e2e.ts',
  },
  {
    text: 'Login is required',
    ids: ['session.login.loginRequired', 'api.error.loginRequired'],
    reachedBy: 'panel-people.e2e.ts',
  },
  { text: 'Incorrect login', ids: ['api.error.incorrectLogin'], reachedBy: 'panel-account.e2e.ts' },
  { text: 'Incorrect password', ids: ['api.error.incorrectPassword'], reachedBy: 'panel-account.e2e.ts' },
  {
    text: 'Unfortunately a user with this login is not registered',
    ids: ['api.error.userNotRegistered'],
    reachedBy: 'panel-people.e2e.ts',
  },
  {
    text: 'Specified user ID is incorrect',
    ids: ['api.error.incorrectUserId'],
    reachedBy: 'epack-list.e2e.ts',
  },
  {
    text: 'Detected a partial match by EAN or MPN',
    ids: ['api.error.partialMatch'],
    reachedBy: 'epack-publishing.e2e.ts',
  },
  {
    text: 'Epack has more than one license',
    ids: ['api.error.moreThanOneLicense', 'model.epack.moreThanOneLicense'],
    reachedBy: 'epack-publishing.e2e.ts',
  },
  ...emptyData.map((name) => ({
    text: `${emptyNames[name]} cannot be empty in Epack Data`,
    ids: [`model.epackData.${name}Empty`],
    reachedBy: 'panel-errors.e2e.ts',
  })),
];

/** The documented error texts of Builder Pro, without those it shares with the panel. */
export const builderProCatalogue: readonly CatalogueEntry[] = [
  {
    text: 'Something went wrong',
    ids: ['notifications.error.somethingWentWrong', 'api.error.somethingWentWrong'],
    reachedBy: 'editor-saving.e2e.ts',
  },
  {
    text: 'Amazon template allows only 5 components per page',
    ids: ['model.nesting.amazonLimit'],
    reachedBy: 'editor-amazon.e2e.ts',
  },
  {
    text: 'A page with the given name already exists',
    ids: ['model.epack.pageNameTaken'],
    reachedBy: 'editor-page-names.e2e.ts',
  },
  {
    text: 'A component with the given name already exists',
    ids: ['model.epack.customComponentNameTaken', 'api.error.customComponentTaken'],
    reachedBy: 'editor-custom-components.e2e.ts',
  },
];
