import type { TranslationState } from '@vitrina/block-kit';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Box from '@mui/material/Box';
import { colors, FormattedMessage } from '@vitrina/ui-kit';

const looks: Readonly<Record<TranslationState, { Icon: typeof History; color: string }>> = {
  missing: { Icon: RadioButtonUnchecked, color: colors.attention },
  stale: { Icon: History, color: colors.attention },
  done: { Icon: CheckCircle, color: colors.live },
};

/** Renders the state of a translation as an icon and a word. */
export function TranslationMark({ state }: { state: TranslationState }) {
  const { Icon, color } = looks[state];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontSize: 12, color }}>
      <Icon aria-hidden sx={{ '&&': { fontSize: 16 } }} />
      <FormattedMessage id={`builder.translation.${state}`} />
    </Box>
  );
}
