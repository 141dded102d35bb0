import { useBrandKit } from '@vitrina/editor-ui/canvas';
import type { Ground } from '@vitrina/page-designs';
import { useState } from 'react';

import { DesignCards, type DesignChoice } from './DesignCards.tsx';
import { DesignHint } from './DesignHint.tsx';
import { DesignResults } from './DesignResults.tsx';
import { SectionFilter, type ShownGroup } from './SectionFilter.tsx';
import { useDesignStart } from './usePageChoices.ts';
import { useOwnChoices } from './useOwnChoices.ts';
import { useSectionChoices } from './useSectionChoices.ts';

/** Props of the panels of the library. */
export interface DesignPanelProps {
  readonly search: string;
  readonly onClear: () => void;
  readonly onChoose: (choice: DesignChoice) => void;
}

/** Renders the sections of a group, or all that a search finds. */
export function SectionsPanel({ search, onClear, onChoose }: DesignPanelProps) {
  const kit = useBrandKit();
  const [group, setGroup] = useState<ShownGroup>('heroes');
  const [ground, setGround] = useState<Ground>('surface');
  const start = useDesignStart();
  const own = useOwnChoices('section', search);
  const isSearching = search !== '';
  const isOwnAlone = group === 'own' && !isSearching;
  const isOwnShown = isSearching || isOwnAlone;
  const designed = useSectionChoices(group === 'own' ? undefined : group, ground, search, start);
  const choices = isOwnShown ? [...own.choices, ...designed] : designed;
  const show = (next: ShownGroup) => {
    setGroup(next);
    onClear();
  };
  return (
    <>
      <SectionFilter
        group={isSearching ? undefined : group}
        ground={isOwnAlone ? undefined : ground}
        onGroup={show}
        onGround={setGround}
      />
      <DesignResults
        own={isOwnShown ? own : undefined}
        kind="section"
        search={search}
        isEmpty={choices.length === 0}
        onClear={onClear}
      >
        <DesignCards
          key={isSearching ? 'search' : group}
          choices={choices}
          locale={start.locale}
          kit={kit}
          ratio={0.8}
          onChoose={onChoose}
        />
      </DesignResults>
      <DesignHint kind="sections" isOwn={isOwnAlone} />
    </>
  );
}
