import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { BlockDiff, BlockDifference } from '@vitrina/api-client/contract';
import type { Catalogue } from '@vitrina/block-catalogue';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';
import { showValue } from '@vitrina/editor-core/saving';

import { useBlockTexts } from '../texts/useBlockTexts.ts';

/** The part of a difference that the list shows. */
interface ShownDiff extends Pick<
  BlockDiff,
  'id' | 'componentKey' | 'displayName' | 'customName' | 'differences' | 'props'
> {
  /** The block's text, if known. It tells blocks of the same kind apart. */
  readonly excerpt?: string | undefined;
}

interface BlockDiffListProps {
  readonly blocks: readonly ShownDiff[];
  /** Names the properties. Without it, the stored names are shown. */
  readonly catalogue: Catalogue | undefined;
  /** Renders the actions of a block. */
  readonly renderAction?: (block: ShownDiff) => ReactNode;
}

/**
 * Lists the differences between two versions of a page by block, with the old and new value of each change.
 */
export function BlockDiffList({ blocks, catalogue, renderAction }: BlockDiffListProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {blocks.map((block) => (
        <Box key={block.id} component="li" sx={{ py: 2, borderTop: `1px solid ${colors.line}` }}>
          <BlockHead block={block} action={renderAction?.(block)} />
          <Values block={block} catalogue={catalogue} />
        </Box>
      ))}
    </Box>
  );
}

const toneOf: Readonly<Record<BlockDifference, string>> = {
  added: colors.live,
  removed: colors.problem,
  moved: colors.neutral,
  changed: colors.attention,
};

function BlockHead({ block, action }: { block: ShownDiff; action: ReactNode }) {
  const texts = useBlockTexts();
  const { componentKey, displayName, customName } = block;
  const named = { componentKey, displayName, ...(customName !== null && { customName }) };
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="subtitle2" component="span" sx={{ overflowWrap: 'anywhere' }}>
        {texts.component(named)}
      </Typography>
      {block.differences.map((difference) => (
        <Chip
          key={difference}
          size="small"
          variant="outlined"
          label={<FormattedMessage id={`builder.diff.${difference}`} />}
          sx={{ color: toneOf[difference], borderColor: 'currentColor' }}
        />
      ))}
      {action}
      {block.excerpt !== undefined && block.excerpt !== '' && (
        <Typography
          variant="body2"
          component="span"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere', flexBasis: '100%' }}
        >
          {block.excerpt}
        </Typography>
      )}
    </Box>
  );
}

function Values({ block, catalogue }: { block: ShownDiff; catalogue: Catalogue | undefined }) {
  const texts = useBlockTexts();
  const definition = catalogue?.find(block.componentKey);
  if (block.props.length === 0) return null;
  return (
    <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 1 }}>
      {block.props.map(({ name, before, after }) => (
        <Box
          key={name}
          sx={{ display: 'grid', gridTemplateColumns: '112px minmax(0, 1fr)', gap: 2, fontSize: 12 }}
        >
          <Box component="dt" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {definition ? texts.prop(definition, name) : name}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <Box component="del" sx={{ color: colors.problem }}>
              {showValue(before)}
            </Box>{' '}
            <Box component="ins" sx={{ color: colors.live, textDecoration: 'none' }}>
              {showValue(after)}
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
