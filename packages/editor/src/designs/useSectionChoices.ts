import {
  createSectionDraft,
  type DesignStart,
  type Ground,
  sectionDesigns,
  type SectionGroup,
} from '@vitrina/page-designs';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import type { DesignChoice } from './DesignCards.tsx';
import { namesOf, searchDesigns } from './searchDesigns.ts';

/**
 * Returns the designed sections of a group; with `search`, those of every group whose name, or
 * that of their group, has its words.
 */
export function useSectionChoices(
  group: SectionGroup | undefined,
  ground: Ground,
  search: string,
  start: DesignStart,
): readonly DesignChoice[] {
  const intl = useIntl();
  return useMemo(() => {
    const listed = sectionDesigns
      .filter((design) => search !== '' || design.group === group)
      .map((design) => ({
        ...design,
        names: [...namesOf(`design.section.${design.key}`), ...namesOf(`design.group.${design.group}`)],
      }));
    return searchDesigns(listed, search).map(({ key, names }) => ({
      key,
      names,
      name: intl.formatMessage({ id: `design.section.${key}` }),
      drafts: [createSectionDraft(key, ground, start)],
    }));
  }, [group, ground, search, start, intl]);
}
