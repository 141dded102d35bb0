import type { ViewProps } from '@vitrina/block-kit/react';

import { Interactive } from '../interactive/Interactive.tsx';
import { wordFor } from '../parts/words.ts';
import type { form } from './index.ts';

/**
 * The form sends through its custom element; without the script the browser checks and sends it by itself. With nowhere
 * to go it stays where it is: `method="dialog"` outside a dialog does nothing.
 */
export function FormView({ root, props, part, children, locale, previewState }: ViewProps<typeof form>) {
  const messages = {
    success: props.successMessage || wordFor('formSent', locale),
    failure: props.failureMessage || wordFor('formFailed', locale),
  };
  const shown = previewState === 'success' || previewState === 'failure' ? previewState : undefined;
  return (
    <div {...root}>
      <Interactive element="vitrina-form" {...afterSubmit(props)}>
        <form className={part('form')} {...destination(props)}>
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

function destination({ submissionLink }: ViewProps<typeof form>['props']) {
  return submissionLink ? { action: submissionLink, method: 'post' } : { method: 'dialog' };
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
