import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { colors } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

interface TurnScrubberProps {
  /** Addresses of the images in order; empty or undefined for those that are missing. */
  readonly addresses: readonly (string | undefined)[];
  readonly shown: number;
  readonly onShow: (index: number) => void;
  /** Called when the pointer or the focus arrives. */
  readonly onApproach?: () => void;
  readonly heightPx: number;
}

/** Shows one image of a sequence at a time, and a slider that runs through it, so that jumps are visible. */
export function TurnScrubber({ addresses, shown, onShow, onApproach, heightPx }: TurnScrubberProps) {
  const intl = useIntl();
  const count = addresses.length;
  const address = addresses[shown];
  return (
    <Box
      onPointerEnter={onApproach}
      onFocus={onApproach}
      sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}
    >
      <Box sx={pictureStyle} style={{ height: heightPx }}>
        {address && <img src={address} alt="" draggable={false} style={{ objectFit: 'contain' }} />}
      </Box>
      <Box sx={{ px: 2 }}>
        <Slider
          size="small"
          min={1}
          max={count}
          value={shown + 1}
          aria-label={intl.formatMessage({ id: 'builder.assetList.scrub' })}
          getAriaValueText={(number) =>
            intl.formatMessage({ id: 'builder.assetList.position' }, { number, count })
          }
          onChange={(_, number) => onShow(number - 1)}
        />
      </Box>
    </Box>
  );
}

const pictureStyle = {
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
  overflow: 'hidden',
  backgroundColor: colors.ground,
  '& img': { display: 'block', width: 1, height: 1 },
} as const;
