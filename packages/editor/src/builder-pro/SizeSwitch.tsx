import Desktop from '@mui/icons-material/DesktopWindowsOutlined';
import Laptop from '@mui/icons-material/LaptopOutlined';
import Phone from '@mui/icons-material/PhoneIphoneOutlined';
import Tablet from '@mui/icons-material/TabletOutlined';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { sizes, sizeTable, type SizeName } from '@vitrina/epack-model';
import type { ComponentType } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { viewActions } from '@vitrina/editor-core/store';
import { useEditorState, useBuilderDispatch } from '@vitrina/editor-ui/store';

const icons: Readonly<Record<SizeName, ComponentType>> = {
  desktop: Desktop,
  laptop: Laptop,
  tablet: Tablet,
  mobile: Phone,
};

/** Renders the switch for the size at which the page is shown and edited. */
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
        onChange={(_, next: SizeName | null) => next !== null && dispatch(viewActions.sizeChosen(next))}
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
      <Typography
        variant="body2"
        sx={{
          color: 'text.secondary',
          minWidth: 56,
          whiteSpace: 'nowrap',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <FormattedNumber value={sizeTable[size].breakpointPx} useGrouping={false} /> px
      </Typography>
    </Box>
  );
}
