export { readPageWrite, type PageWrite, type PageWriteMeaning } from './readPageWrite.ts';
export { checkCopySource, checkLicenses } from './requestChecks.ts';
export { validateValue, validatorSchema, type Validator, type ValidatorCode } from './validateValue.ts';
