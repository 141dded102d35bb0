import { useIntl } from 'react-intl';
import { fitSeries } from '@vitrina/editor-core/dynamic-data';
import { toText } from '@vitrina/editor-core/props';
import { transact } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';
import type { ControlComponent } from '../edited-component/controlProps.ts';
import { PlainList } from './plain/PlainList.tsx';

/**
 * Control for one of the package's data sources. A stored source that the package doesn't use stays selected.
 */
export const DataSourceControl: ControlComponent<'text'> = ({ value, onChange, id, labelId }) => {
  const intl = useIntl();
  const store = useEditorStore();
  const sources = useEditorState((state) => state.document.epack.dataSources);
  const current = toText(value);
  const ids = [
    ...new Set([...sources.map((source) => String(source.id)), ...(current === '' ? [] : [current])]),
  ];
  const getName = (sourceId: string) => {
    const name = sources.find((source) => String(source.id) === sourceId)?.name;
    return typeof name === 'string' ? name : sourceId;
  };
  const choose = (sourceId: string) => {
    onChange(sourceId);
    store.dispatch(fitSeries());
  };
  return (
    <PlainList
      id={id}
      labelId={labelId}
      names={[intl.formatMessage({ id: 'builder.data.noSource' }), ...ids.map(getName)]}
      selected={ids.indexOf(current) + 1}
      onSelect={(index) => store.dispatch(transact(() => choose(ids[index - 1] ?? '')))}
    />
  );
};
