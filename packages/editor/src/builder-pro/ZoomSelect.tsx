import Check from '@mui/icons-material/CheckOutlined';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { FormattedMessage } from '@vitrina/ui-kit';
import { FormattedNumber, useIntl } from 'react-intl';
import { getCommand } from '@vitrina/editor-core/commands';
import { viewActions, zoomSteps } from '@vitrina/editor-core/store';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorState, useBuilderDispatch } from '@vitrina/editor-ui/store';

/** Switches of the view, which the menu lists with the zooms. */
const switches = [getCommand('toggleOutlines'), getCommand('toggleRulers')];

/** Renders the zoom control of the page, with the switches for outlines and rulers. */
export function ZoomSelect() {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const { runCommand } = useEditor();
  const zoom = useEditorState((state) => state.view.zoom);
  const areOutlinesShown = useEditorState((state) => state.view.areOutlinesShown);
  const areRulersShown = useEditorState((state) => state.view.areRulersShown);
  const areOn = [areOutlinesShown, areRulersShown];
  const zooms =
    zoom === 'fit' || zoomSteps.includes(zoom)
      ? zoomSteps
      : [...zoomSteps, zoom].toSorted((one, other) => one - other);
  const choose = (value: string) => {
    const command = switches.find(({ id }) => id === value);
    if (command) runCommand(command);
    else dispatch(viewActions.zoomChosen(value === 'fit' ? 'fit' : Number(value)));
  };
  return (
    <Select
      variant="standard"
      disableUnderline
      value={String(zoom)}
      renderValue={(value) =>
        value === 'fit' ? (
          <FormattedMessage id="builder.zoom.fit" />
        ) : (
          <FormattedNumber value={Number(value)} style="percent" />
        )
      }
      inputProps={{ 'aria-label': intl.formatMessage({ id: 'builder.zoom' }) }}
      onChange={({ target }) => choose(target.value)}
      sx={{ fontSize: 13, flexShrink: 0 }}
    >
      {switches.map(({ id, labelId }, at) => (
        <MenuItem key={id} value={id} sx={{ gap: 2 }}>
          <FormattedMessage id={labelId} />
          {areOn[at] && (
            <Check fontSize="small" titleAccess={intl.formatMessage({ id: 'builder.outlines.on' })} />
          )}
        </MenuItem>
      ))}
      <Divider />
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
