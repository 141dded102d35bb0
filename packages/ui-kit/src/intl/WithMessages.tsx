import { useContext, useMemo, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';

import { CataloguesContext } from './CataloguesContext.ts';
import { useLocale } from './LocaleContext.ts';
import type { MessageCatalogue } from './locales.ts';
import { mergeMessages } from './mergeMessages.ts';

interface WithMessagesProps {
  readonly catalogues: readonly MessageCatalogue[];
  readonly children: ReactNode;
}

/** Adds the messages of a part that loads later, so that the first screen does not load them. */
export function WithMessages({ catalogues, children }: WithMessagesProps) {
  if (catalogues.length === 0) return children;
  return <MoreMessages catalogues={catalogues}>{children}</MoreMessages>;
}

function MoreMessages({ catalogues, children }: WithMessagesProps) {
  const { messageLocale, timeZone } = useLocale();
  const outer = useContext(CataloguesContext);
  const all = useMemo(() => [...outer, ...catalogues], [outer, catalogues]);
  // react-intl accepts both kinds of texts, but its type does not allow a mixed list.
  const texts = useMemo(
    () => mergeMessages(all, messageLocale) as Record<string, string>,
    [all, messageLocale],
  );
  return (
    <CataloguesContext value={all}>
      <IntlProvider locale={messageLocale} defaultLocale="en" messages={texts} timeZone={timeZone}>
        {children}
      </IntlProvider>
    </CataloguesContext>
  );
}
