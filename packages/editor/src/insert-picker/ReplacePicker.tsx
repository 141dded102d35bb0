import { newDraft } from '@vitrina/editor-core/palette';
import { getActiveId, getNestingContext } from '@vitrina/editor-core/store';
import { listReplaceOptions, replaceBlock } from '@vitrina/editor-core/wrapping';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { useIntl } from 'react-intl';

import { BlockPicker } from './BlockPicker.tsx';

/** Renders a search among the blocks that can replace the active one, and tells if some of its content has no place. */
export function ReplacePicker() {
  const intl = useIntl();
  const store = useEditorStore();
  const { announce, notify } = useEditor();
  const context = getNestingContext(store.getState(), store.services.catalogue);
  const id = getActiveId(store.getState());
  if (context === undefined || id === undefined) return null;
  return (
    <BlockPicker
      title={intl.formatMessage({ id: 'builder.replace.title' })}
      listKey="replace"
      listOptions={(search) => listReplaceOptions(context, id, search)}
      onChoose={(definition) => {
        const replaced = store.dispatch(replaceBlock(id, newDraft(store, definition)));
        if (replaced === undefined) return undefined;
        if ('refusal' in replaced) return replaced.refusal;
        if (replaced.lostCount === 0) announce({ id: 'builder.announce.replaced' });
        else notify({ id: 'builder.replace.lost', values: { count: replaced.lostCount } });
        return undefined;
      }}
    />
  );
}
