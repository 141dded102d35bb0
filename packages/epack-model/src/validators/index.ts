export { checkCopySource, checkLicenses } from './requestChecks.ts';
export { validateValue, validatorSchema, type Validator, type ValidatorCode } from './validateValue.ts';
