import type { ViewProps } from '@vitrina/block-kit/react';

import { Interactive } from '../interactive/Interactive.tsx';
import { wordFor } from '../parts/words.ts';
import type { form } from './index.ts';

/**
 * Renders a form that its custom element submits; without the script, the browser validates and submits it.
 * Without an address, the form does nothing: `method="dialog"` has no effect outside a dialog.
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

/** Settings of the chosen action after submission; those of the other choice are left out of the page. */
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
