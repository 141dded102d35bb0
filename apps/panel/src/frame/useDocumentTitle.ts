import { useEffect } from 'react';
import { useIntl } from 'react-intl';

/** Sets the title of the browser tab. */
export function useDocumentTitle(titleId: LabelId | undefined): void {
  const intl = useIntl();
  useEffect(() => {
    document.title = titleId === undefined ? 'Vitrina' : `${intl.formatMessage({ id: titleId })} · Vitrina`;
  }, [intl, titleId]);
}
