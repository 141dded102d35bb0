import Box from '@mui/material/Box';
import type { BlockDiff, PageDiff } from '@vitrina/api-client/contract';
import type { Catalogue } from '@vitrina/block-catalogue';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import type { ReactNode } from 'react';
import { BlockDiffList, DiffCounts } from '@vitrina/editor-ui/diff';

interface PageChangesProps {
  readonly page: PageDiff;
  /** Names the properties. */
  readonly catalogue: Catalogue | undefined;
  readonly isOpen?: boolean;
  /** Renders the actions of a block. */
  readonly renderAction?: (block: Pick<BlockDiff, 'id'>) => ReactNode;
}

/** Renders a page that differs between two versions of a package, and its blocks when opened. */
export function PageChanges({ page, catalogue, isOpen = false, renderAction }: PageChangesProps) {
  return (
    <Box component="details" open={isOpen} sx={detailsStyle}>
      <summary>
        <Box component="span" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {nameOfPage(page)}
        </Box>{' '}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {page.state === 'changed' ? (
            <DiffCounts counts={page.counts} />
          ) : (
            <FormattedMessage id={`builder.publish.page.${page.state}`} />
          )}
        </Box>
      </summary>
      <BlockDiffList blocks={page.blocks} catalogue={catalogue} {...(renderAction && { renderAction })} />
    </Box>
  );
}

/** Returns the address of a page as text, unique in its package. */
export function nameOfPage({
  locale,
  template,
  page,
}: Pick<PageDiff, 'locale' | 'template' | 'page'>): string {
  return `${locale} · ${template} · ${page}`;
}

const detailsStyle = {
  mt: 1,
  px: 3,
  py: 1.5,
  fontSize: 13,
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
  '& summary': { cursor: 'pointer' },
  '&[open] summary': { mb: 2 },
} as const;
