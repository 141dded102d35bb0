import { getComponent, pageKey } from '@vitrina/epack-model';
import { useIntl } from 'react-intl';
import { getActiveKey } from '@vitrina/editor-core/store';
import { useEditorState } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';

import { nameOfPage } from '../changes/PageChanges.tsx';
import type { Thread } from './threads.ts';
import { useGoToBlock } from './useGoToBlock.ts';

/** The subject of a thread. */
export interface ThreadPlace {
  /** The block's name, or the page or package. */
  readonly name: string;
  /** The page, if it isn't the one in view. */
  readonly pageName: string | undefined;
  /** Whether the block or the page no longer exists. */
  readonly isRemoved: boolean;
  /** Whether the block is the only one selected. */
  readonly isActive: boolean;
  /** Shows the block; undefined if there is nothing to show. */
  readonly goTo: (() => void) | undefined;
}

/** Returns the subject of a thread as it is in the editor now, with unsaved changes. */
export function useThreadPlace({ first }: Thread): ThreadPlace {
  const intl = useIntl();
  const goToBlock = useGoToBlock();
  const texts = useBlockTexts();
  const { page: address, componentId, componentName } = first;
  const key = address ? pageKey(address) : undefined;
  const isInView = useEditorState((state) => getActiveKey(state) === key);
  const page = useEditorState((state) => (key === undefined ? null : state.document.epack.pages[key]));
  const isActive = useEditorState(
    ({ view }) => isInView && componentId !== null && view.selection.at(-1) === componentId,
  );
  const component = page && componentId !== null ? getComponent(page, componentId) : undefined;
  // Null is a page that isn't loaded yet, of which nothing is known.
  const isRemoved = page === undefined || (page !== null && componentId !== null && !component);
  const name =
    address === null
      ? intl.formatMessage({ id: 'builder.review.wholePackage' })
      : component
        ? texts.component(component)
        : componentName || address.page;
  return {
    name,
    pageName: address && !isInView ? nameOfPage(address) : undefined,
    isRemoved,
    isActive,
    goTo: address && !isRemoved ? () => goToBlock(address, componentId) : undefined,
  };
}
