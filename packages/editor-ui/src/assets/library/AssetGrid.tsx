import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { Asset } from '@vitrina/api-client/contract';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useRef, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { findNeighbor } from '@vitrina/editor-core/assets';

import { AssetThumbnail } from './AssetThumbnail.tsx';

interface AssetGridProps {
  readonly assets: readonly Asset[];
  readonly activeId: number | undefined;
  readonly onActivate: (asset: Asset) => void;
  /** Called on Enter or double click. */
  readonly onChoose: ((asset: Asset) => void) | undefined;
}

const cardHeightPx = 104;

/** Renders a grid of library files. One file is in the tab order; arrow keys move between files. */
export function AssetGrid({ assets, activeId, onActivate, onChoose }: AssetGridProps) {
  const intl = useIntl();
  const listRef = useRef<HTMLUListElement>(null);
  const reachable = assets.some(({ id }) => id === activeId) ? activeId : assets[0]?.id;
  const move = (event: KeyboardEvent) => {
    const cards = [...(listRef.current?.querySelectorAll<HTMLElement>('[data-asset]') ?? [])];
    const from = cards.findIndex((card) => card === document.activeElement);
    const next = findNeighbor(
      cards.map((card) => card.getBoundingClientRect()),
      from,
      event.key,
    );
    const asset = next === undefined ? undefined : assets[next];
    if (next === undefined || asset === undefined) return;
    event.preventDefault();
    cards[next]?.focus();
    onActivate(asset);
  };
  return (
    <Box
      component="ul"
      ref={listRef}
      aria-label={intl.formatMessage({ id: 'builder.assets.files' })}
      onKeyDown={move}
      sx={gridStyle}
    >
      {assets.map((asset) => (
        <li key={asset.id}>
          <ButtonBase
            data-asset={asset.id}
            aria-pressed={asset.id === activeId}
            tabIndex={asset.id === reachable ? 0 : -1}
            onClick={() => onActivate(asset)}
            onDoubleClick={onChoose && (() => onChoose(asset))}
            sx={asset.id === activeId ? activeCardStyle : cardStyle}
          >
            <AssetThumbnail asset={asset} heightPx={cardHeightPx} />
            <Typography variant="caption" noWrap component="span" sx={{ width: 1 }} title={asset.name}>
              {asset.name}
            </Typography>
            <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
              {asset.kind === 'image' && asset.alt === '' ? (
                <Box component="span" sx={{ color: colors.attention }}>
                  <FormattedMessage id="builder.assets.noAlt" />
                </Box>
              ) : (
                <FormattedMessage id="builder.assets.usedIn" values={{ count: asset.usageCount }} />
              )}
            </Typography>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

const gridStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
  gap: 2,
  '& > li': { minWidth: 0, display: 'flex' },
} as const;

const cardStyle = {
  width: 1,
  minWidth: 0,
  p: 2,
  flexDirection: 'column',
  alignItems: 'flex-start',
  textAlign: 'start',
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
  '&:hover': { backgroundColor: colors.hover },
} as const;

const activeCardStyle = {
  ...cardStyle,
  borderColor: colors.accent,
  backgroundColor: colors.accentSoft,
} as const;
