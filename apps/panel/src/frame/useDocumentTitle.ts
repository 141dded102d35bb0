import { useEffect } from 'react';
import { useIntl } from 'react-intl';

/** Names the page in the browser's tab. */
export function useDocumentTitle(titleId: LabelId | undefined): void {
  const intl = useIntl();
  useEffect(() => {
    document.title = titleId === undefined ? 'Vitrina' : `${intl.formatMessage({ id: titleId })} · Vitrina`;
  }, [intl, titleId]);
}
