import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { FormattedMessage } from '@vitrina/ui-kit';
import { FormattedNumber, useIntl } from 'react-intl';
import { viewActions } from '@vitrina/editor-core/store';
import { useEditorState, useBuilderDispatch } from '@vitrina/editor-ui/store';

const zooms = [0.5, 0.75, 1, 1.25, 1.5];

/** Renders the zoom control of the page. */
export function ZoomSelect() {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const zoom = useEditorState((state) => state.view.zoom);
  return (
    <Select
      variant="standard"
      disableUnderline
      value={String(zoom)}
      inputProps={{ 'aria-label': intl.formatMessage({ id: 'builder.zoom' }) }}
      onChange={({ target }) =>
        dispatch(viewActions.zoomChosen(target.value === 'fit' ? 'fit' : Number(target.value)))
      }
      sx={{ fontSize: 13, flexShrink: 0 }}
    >
      <MenuItem value="fit">
        <FormattedMessage id="builder.zoom.fit" />
      </MenuItem>
      {zooms.map((value) => (
        <MenuItem key={value} value={String(value)}>
          <FormattedNumber value={value} style="percent" />
        </MenuItem>
      ))}
    </Select>
  );
}
