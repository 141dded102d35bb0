import { useBrandKit } from '@vitrina/editor-ui/canvas';
import { useState } from 'react';

import { DesignCards } from './DesignCards.tsx';
import { DesignHint } from './DesignHint.tsx';
import { DesignResults } from './DesignResults.tsx';
import { PageFilter, type PagePlace } from './PageFilter.tsx';
import { searchDesigns } from './searchDesigns.ts';
import type { DesignPanelProps } from './SectionsPanel.tsx';
import { useOwnChoices } from './useOwnChoices.ts';
import { useDesignStart, usePageChoices } from './usePageChoices.ts';

/** Props of {@link PagesPanel}. */
export interface PagesPanelProps extends DesignPanelProps {
  /** The language of the pages. Default: that of the page in view. */
  readonly locale?: string;
}

/** Renders whole pages: the templates that the license saved, then the designed ones. */
export function PagesPanel({ locale, search, onClear, onChoose }: PagesPanelProps) {
  const kit = useBrandKit();
  const [place, setPlace] = useState<PagePlace>('all');
  const start = useDesignStart(locale);
  const own = useOwnChoices('template', search);
  const designed = usePageChoices(start);
  const choices = place === 'own' ? own.choices : [...own.choices, ...searchDesigns(designed, search)];
  return (
    <>
      <PageFilter value={place} onChange={setPlace} />
      <DesignResults
        own={place === 'own' || search !== '' ? own : undefined}
        kind="template"
        search={search}
        isEmpty={choices.length === 0}
        onClear={onClear}
      >
        <DesignCards choices={choices} locale={start.locale} kit={kit} ratio={1.5} onChoose={onChoose} />
      </DesignResults>
      <DesignHint kind="pages" isOwn={place === 'own'} />
    </>
  );
}
