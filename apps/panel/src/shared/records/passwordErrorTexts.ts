import type { ErrorTexts } from '@vitrina/ui-kit/form';

/** Message for the password rule, from the error catalog. */
export const passwordErrorTexts: ErrorTexts = {
  'ui.form.required': 'api.error.passwordTooShort',
  'ui.form.tooShort': 'api.error.passwordTooShort',
};
