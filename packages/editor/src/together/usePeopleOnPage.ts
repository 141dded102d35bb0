import type { PresentPerson } from '@vitrina/api-client/contract';
import { pageKey, type ComponentId } from '@vitrina/epack-model';
import { getActiveKey } from '@vitrina/editor-core/store';
import { useEditorState } from '@vitrina/editor-ui/store';
import { useMemo } from 'react';

import { usePeople } from './people.ts';

/** Returns the people who have blocks of the page in view selected, by block. */
export function usePeopleOnPage(): ReadonlyMap<ComponentId, readonly PresentPerson[]> {
  const people = usePeople();
  const key = useEditorState(getActiveKey);
  return useMemo(() => {
    const here = people.filter(({ place }) => place.page && pageKey(place.page) === key);
    const pairs = here.flatMap((person) => person.place.blocks.map((id) => ({ id, person })));
    return new Map(
      [...Map.groupBy(pairs, ({ id }) => id)].map(([id, each]) => [id, each.map(({ person }) => person)]),
    );
  }, [people, key]);
}
