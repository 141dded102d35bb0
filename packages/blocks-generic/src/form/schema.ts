import { choice, elementReference, link, text } from '@vitrina/block-kit';

/** Props of Form. */
export const formProps = {
  submissionLink: link(),
  afterSubmit: choice(['manipulateElements', 'redirect'], { default: 'manipulateElements' }),
  redirectLink: link(),
  redirectTarget: choice(['_self', '_blank'], { default: '_self' }),
  showOnSuccess: elementReference(),
  hideOnSuccess: elementReference(),
  showOnFailure: elementReference(),
  hideOnFailure: elementReference(),
  successMessage: text({ maxLength: 300 }),
  failureMessage: text({ maxLength: 300 }),
} as const;
