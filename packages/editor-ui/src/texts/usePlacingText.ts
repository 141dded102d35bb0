import { type ComponentId, getComponent, type Page, rootId } from '@vitrina/epack-model';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { Placing } from '@vitrina/editor-core/edits';

import { useBlockTexts } from './useBlockTexts.ts';

/** Returns a function that tells a place by the names of its container and of the component before it. */
export function usePlacingText(): (page: Page, placing: Placing) => string {
  const intl = useIntl();
  const texts = useBlockTexts();
  return useCallback(
    (page, { containerId, afterId, isInsideActive }) => {
      const nameOf = (id: ComponentId) => {
        const component = getComponent(page, id);
        return component ? texts.component(component) : '';
      };
      const container = nameOf(containerId);
      if (isInsideActive || (afterId === undefined && containerId !== rootId))
        return intl.formatMessage({ id: 'builder.place.inside' }, { container });
      if (afterId === undefined) return intl.formatMessage({ id: 'builder.place.page' });
      const name = nameOf(afterId);
      return containerId === rootId
        ? intl.formatMessage({ id: 'builder.place.after' }, { name })
        : intl.formatMessage({ id: 'builder.place.afterIn' }, { name, container });
    },
    [intl, texts],
  );
}
