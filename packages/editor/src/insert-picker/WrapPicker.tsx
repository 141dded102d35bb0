import { getNestingContext } from '@vitrina/editor-core/store';
import { listWrapOptions, wrapSelected } from '@vitrina/editor-core/wrapping';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { useIntl } from 'react-intl';

import { BlockPicker } from './BlockPicker.tsx';

/** Renders a search among the containers that the selected blocks can be put into. */
export function WrapPicker() {
  const intl = useIntl();
  const store = useEditorStore();
  const { announce } = useEditor();
  const context = getNestingContext(store.getState(), store.services.catalogue);
  if (context === undefined) return null;
  const { selection } = store.getState().view;
  return (
    <BlockPicker
      title={intl.formatMessage({ id: 'builder.wrap.title' })}
      listKey="wrap"
      listOptions={(search) => listWrapOptions(context, selection, search)}
      onChoose={({ key }) => {
        const refusal = store.dispatch(wrapSelected(key));
        if (refusal === undefined) announce({ id: 'builder.announce.wrapped' });
        return refusal;
      }}
    />
  );
}
