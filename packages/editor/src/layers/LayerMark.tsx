import History from '@mui/icons-material/HistoryOutlined';
import LinkOff from '@mui/icons-material/SyncProblemOutlined';
import Translate from '@mui/icons-material/TranslateOutlined';
import Tooltip from '@mui/material/Tooltip';
import { colors } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';

import type { CopyMark } from '../sections/useCopyMarks.ts';

const icons: Readonly<Record<CopyMark, typeof History>> = {
  missing: Translate,
  stale: History,
  behind: LinkOff,
};

/** Marks a copied component that needs translation or is outdated. */
export function LayerMark({ mark }: { mark: CopyMark }) {
  const intl = useIntl();
  const Icon = icons[mark];
  const label = intl.formatMessage({ id: `builder.layers.${mark}` });
  return (
    <Tooltip title={label}>
      <Icon titleAccess={label} sx={{ '&&': { fontSize: 14 }, flexShrink: 0, color: colors.attention }} />
    </Tooltip>
  );
}
