import Desktop from '@mui/icons-material/DesktopWindowsOutlined';
import Laptop from '@mui/icons-material/LaptopOutlined';
import Phone from '@mui/icons-material/PhoneIphoneOutlined';
import Tablet from '@mui/icons-material/TabletOutlined';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { sizes, type SizeName } from '@vitrina/epack-model';
import type { ComponentType } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { commonWidthsPx, getSizeAt, viewActions } from '@vitrina/editor-core/store';
import { useEditorState, useBuilderDispatch } from '@vitrina/editor-ui/store';
import { useWidthText } from '@vitrina/editor-ui/texts';

const icons: Readonly<Record<SizeName, ComponentType>> = {
  desktop: Desktop,
  laptop: Laptop,
  tablet: Tablet,
  mobile: Phone,
};

/** Renders the switch for the size at which the page is shown and edited, and the choice of its width. */
export function SizeSwitch() {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const size = useEditorState((state) => state.view.size);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexShrink: 0 }}>
      <ToggleButtonGroup
        exclusive
        value={size}
        aria-label={intl.formatMessage({ id: 'builder.size' })}
        // The chosen size can be chosen again: that restores its width.
        onChange={(_, next: SizeName | null) => dispatch(viewActions.sizeChosen(next ?? size))}
      >
        {sizes.map((name) => {
          const Icon = icons[name];
          const label = intl.formatMessage({ id: `builder.size.${name}` });
          return (
            <ToggleButton key={name} value={name} aria-label={label} sx={{ minHeight: 28, px: 2, py: 0 }}>
              <Tooltip title={label}>
                <Icon />
              </Tooltip>
            </ToggleButton>
          );
        })}
      </ToggleButtonGroup>
      <WidthSelect />
    </Box>
  );
}

/** Renders the choice among common widths. The page's own width is in it, whatever it was dragged to. */
function WidthSelect() {
  const intl = useIntl();
  const dispatch = useBuilderDispatch();
  const widthPx = useEditorState((state) => state.view.widthPx);
  const getText = useWidthText();
  const widths = commonWidthsPx.includes(widthPx)
    ? commonWidthsPx
    : [...commonWidthsPx, widthPx].toSorted((one, other) => other - one);
  return (
    <Select
      variant="standard"
      disableUnderline
      value={widthPx}
      inputProps={{ 'aria-label': intl.formatMessage({ id: 'builder.pageWidth' }) }}
      renderValue={(value) => (
        <>
          <FormattedNumber value={value} useGrouping={false} /> px
        </>
      )}
      onChange={({ target }) => dispatch(viewActions.widthChosen(target.value))}
      sx={{ fontSize: 13, minWidth: 76, fontVariantNumeric: 'tabular-nums' }}
    >
      {widths.map((value) => (
        <MenuItem key={value} value={value} sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {getText(value, getSizeAt(value))}
        </MenuItem>
      ))}
    </Select>
  );
}
