import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { FormattedMessage } from '@vitrina/ui-kit';
import { fitSeries } from '@vitrina/editor-core/dynamic-data';
import { toText } from '@vitrina/editor-core/props';
import { asOneStep } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';
import type { ControlComponent } from '../edited-component/controlProps.ts';

/** One of the data sources the package uses; another one it names already is kept. */
export const DataSourceControl: ControlComponent<'text'> = ({ value, onChange, id, labelId }) => {
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
  return (
    <Select
      fullWidth
      size="small"
      displayEmpty
      labelId={labelId}
      inputProps={{ id }}
      value={current}
      onChange={({ target }) => {
        const choose = () => {
          onChange(target.value);
          store.dispatch(fitSeries());
        };
        store.dispatch(asOneStep(choose));
      }}
    >
      <MenuItem value="">
        <FormattedMessage id="builder.data.noSource" />
      </MenuItem>
      {ids.map((sourceId) => (
        <MenuItem key={sourceId} value={sourceId}>
          {getName(sourceId)}
        </MenuItem>
      ))}
    </Select>
  );
};
