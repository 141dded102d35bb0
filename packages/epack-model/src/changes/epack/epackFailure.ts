/** Why a change of an epack could not be applied; each code is a message id of `./messages`. @public */
export type EpackFailureCode =
  | 'model.epack.pageMissing'
  | 'model.epack.pageNotLoaded'
  | 'model.epack.pageNameTaken'
  | 'model.epack.lastPage'
  | 'model.epack.nameInvalid'
  | 'model.epack.localeTaken'
  | 'model.epack.lastLocale'
  | 'model.epack.templateTaken'
  | 'model.epack.templateMissing'
  | 'model.epack.masterTemplateStays'
  | 'model.epack.sameTemplate'
  | 'model.epack.customComponentNameTaken'
  | 'model.epack.customComponentMissing'
  | 'model.epack.contentInvalid'
  | 'notifications.error.somethingWentWrong';

/** The result of an epack change: the next epack, or a failure code. */
export type EpackOutcome<Epack> = Epack | EpackFailureCode;
