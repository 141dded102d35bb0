import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type Ground, grounds, type SectionGroup, sectionGroups } from '@vitrina/page-designs';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

/** A group of designed sections, or those that the license saved. */
export type ShownGroup = SectionGroup | 'own';

interface SectionFilterProps {
  /** Undefined: none, while a search covers all. */
  readonly group: ShownGroup | undefined;
  /** Undefined where there is no choice: saved sections have their own. */
  readonly ground: Ground | undefined;
  readonly onGroup: (group: ShownGroup) => void;
  readonly onGround: (ground: Ground) => void;
}

/** Renders the choice of a group of sections, and of their ground. */
export function SectionFilter({ group, ground, onGroup, onGround }: SectionFilterProps) {
  const intl = useIntl();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, justifyContent: 'space-between' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={group ?? null}
        aria-label={intl.formatMessage({ id: 'builder.designs.group' })}
        onChange={(_, next: ShownGroup | null) => next && onGroup(next)}
        sx={wrappingStyle}
      >
        <ToggleButton value="own">
          <FormattedMessage id="builder.library.own" />
        </ToggleButton>
        {sectionGroups.map((each) => (
          <ToggleButton key={each} value={each}>
            <FormattedMessage id={`design.group.${each}`} />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {ground && (
        <ToggleButtonGroup
          exclusive
          size="small"
          value={ground}
          aria-label={intl.formatMessage({ id: 'builder.designs.ground' })}
          onChange={(_, next: Ground | null) => next && onGround(next)}
        >
          {grounds.map((each) => (
            <ToggleButton key={each} value={each}>
              <FormattedMessage id={`design.ground.${each}`} />
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
    </Box>
  );
}

/** Separate buttons, since joined ones lose their borders where the group wraps. */
const wrappingStyle = {
  flexWrap: 'wrap',
  gap: 1,
  '&& .MuiToggleButtonGroup-grouped': {
    m: 0,
    border: `1px solid ${colors.lineStrong}`,
    borderRadius: '6px',
  },
} as const;
