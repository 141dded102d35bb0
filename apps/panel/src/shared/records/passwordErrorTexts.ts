import type { ErrorTexts } from '@vitrina/ui-kit/form';

/** The one rule for passwords, in the words of the error catalogue. */
export const passwordErrorTexts: ErrorTexts = {
  'ui.form.required': 'api.error.passwordTooShort',
  'ui.form.tooShort': 'api.error.passwordTooShort',
};
