import type { ViewProps } from '@vitrina/block-kit/react';

import { Interactive } from '../interactive/Interactive.tsx';
import { wordFor } from '../parts/words.ts';
import type { form } from './index.ts';

/**
 * The form sends through its custom element. Without the script it goes nowhere: `method="dialog"` outside a dialog does
 * nothing, so that neither an editor's canvas nor a page without the script is left by accident.
 */
export function FormView({ root, props, part, children, locale, previewState }: ViewProps<typeof form>) {
  const messages = {
    success: props.successMessage || wordFor('formSent', locale),
    failure: props.failureMessage || wordFor('formFailed', locale),
  };
  const shown = previewState === 'success' || previewState === 'failure' ? previewState : undefined;
  return (
    <div {...root}>
      <Interactive element="vitrina-form" data-action={props.submissionLink} {...afterSubmit(props)}>
        <form className={part('form')} method="dialog">
          {children}
        </form>
        <p
          className={part('status')}
          role="status"
          data-status={shown ?? ''}
          data-success={messages.success}
          data-failure={messages.failure}
          data-preview={wordFor('formPreview', locale)}
        >
          {shown && messages[shown]}
        </p>
      </Interactive>
    </div>
  );
}

/** Settings for what comes after the submission; those of the other choice stay out of the page. */
function afterSubmit(props: ViewProps<typeof form>['props']): Record<`data-${string}`, string | undefined> {
  const ids = (list: readonly number[]) => (list.length > 0 ? list.join(' ') : undefined);
  if (props.afterSubmit === 'redirect') {
    return { 'data-redirect': props.redirectLink, 'data-redirect-target': props.redirectTarget };
  }
  return {
    'data-success-show': ids(props.showOnSuccess),
    'data-success-hide': ids(props.hideOnSuccess),
    'data-failure-show': ids(props.showOnFailure),
    'data-failure-hide': ids(props.hideOnFailure),
  };
}
