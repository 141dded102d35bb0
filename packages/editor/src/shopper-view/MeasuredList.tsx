import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import type { JoinedFinding } from './joinFindings.ts';
import { widths } from './widths.ts';

interface MeasuredListProps {
  readonly findings: readonly JoinedFinding[];
  readonly nameOf: (finding: JoinedFinding) => string;
  /** Key of the finding that is outlined. */
  readonly shown: string | undefined;
  readonly onShow: (finding: JoinedFinding) => void;
  readonly onGoTo: (finding: JoinedFinding) => void;
}

/** Lists what was measured, by kind. Each is outlined on the page when pressed, and leads to its block. */
export function MeasuredList({ findings, nameOf, shown, onShow, onGoTo }: MeasuredListProps) {
  const intl = useIntl();
  const kinds = [...Map.groupBy(findings, ({ code }) => code)];
  return kinds.map(([code, alike]) => (
    <Box key={code} component="section" sx={{ mb: 4 }}>
      <Typography variant="subtitle2" component="h3">
        <FormattedMessage id={`builder.shopper.code.${code}`} />
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {alike.map((finding) => (
          <Box component="li" key={finding.key} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <ButtonBase
              aria-pressed={finding.key === shown}
              onClick={() => onShow(finding)}
              sx={findingStyle}
            >
              {nameOf(finding)}
              <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
                {[describeValue(finding, intl), ...describeSizes(finding, intl)].filter(Boolean).join(' · ')}
              </Box>
            </ButtonBase>
            {finding.componentId !== undefined && (
              <Button
                size="small"
                aria-label={intl.formatMessage({ id: 'builder.shopper.goToOf' }, { name: nameOf(finding) })}
                onClick={() => onGoTo(finding)}
                sx={{ flexShrink: 0 }}
              >
                <FormattedMessage id="builder.shopper.goTo" />
              </Button>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  ));
}

type Intl = ReturnType<typeof useIntl>;

function describeValue({ code, value }: JoinedFinding, intl: Intl): string | undefined {
  return code === 'nameMissing'
    ? undefined
    : intl.formatMessage({ id: `builder.shopper.value.${code}` }, { value });
}

/** Names the sizes at which a finding is; none if it is at all of them. */
function describeSizes({ boxes }: JoinedFinding, intl: Intl): readonly string[] {
  const found = widths.filter(({ size }) => boxes[size] !== undefined);
  if (found.length === widths.length) return [];
  return found.map(({ size }) => intl.formatMessage({ id: `builder.size.${size}` }));
}

const findingStyle = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  textAlign: 'left',
  fontSize: 14,
  lineHeight: '20px',
  mx: -2,
  px: 2,
  py: 1.5,
  borderRadius: '6px',
  overflowWrap: 'anywhere',
  '&:hover, &[aria-pressed=true]': { backgroundColor: colors.hover },
} as const;
