import { planPlacing } from '@vitrina/editor-core/edits';
import { getActivePage, type PlacedBlock } from '@vitrina/editor-core/store';
import { useEditorState, useEditorStore } from '@vitrina/editor-ui/store';
import { usePlacingText } from '@vitrina/editor-ui/texts';

/** Returns the place that a click gives a block, in words; undefined without a block, or if it can't be added. */
export function usePlaceText(block: PlacedBlock | undefined): string | undefined {
  const { catalogue } = useEditorStore().services;
  const textOf = usePlacingText();
  return useEditorState((state) => {
    const page = getActivePage(state);
    const placing = block && planPlacing(state, catalogue, block);
    return page && placing && textOf(page, placing);
  });
}
