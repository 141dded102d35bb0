import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EpackListItem } from '@vitrina/api-client/contract';
import { colours, useFormat, type Column } from '@vitrina/ui-kit';
import { useMemo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { useCategories } from '../categories/useCategories.ts';

/** Every field of the list (builder-pro.md section 3), those that belong together in one column. */
export function useEpackColumns(): readonly Column<EpackListItem>[] {
  const format = useFormat();
  const categories = useCategories();
  return useMemo(() => {
    const categoryName = (id: string) => categories.get(id)?.name ?? id;
    const columns: (Omit<Column<EpackListItem>, 'header'> & { readonly headerIds: readonly string[] })[] = [
      { id: 'name', headerIds: ['name', 'brand'], cell: (epack) => <NameCell epack={epack} /> },
      {
        id: 'type',
        headerIds: ['type'],
        cell: ({ type }) => <Lines first={<FormattedMessage id={`builder.type.${type}`} />} second="" />,
        hideBelow: 'sm',
      },
      {
        id: 'ean',
        headerIds: ['ean', 'mpn'],
        cell: ({ ean, mpn }) => <Lines first={ean} second={mpn} />,
        hideBelow: 'md',
      },
      {
        id: 'mappingId',
        headerIds: ['mappingId', 'customPackageId'],
        cell: ({ mappingId, customPackageId }) => <Lines first={mappingId} second={customPackageId} />,
        hideBelow: 'lg',
      },
      {
        id: 'categories',
        headerIds: ['categories', 'tags'],
        cell: (epack) => (
          <Lines first={epack.categories.map(categoryName).join(', ')} second={epack.tags.join(', ')} />
        ),
        hideBelow: 'md',
      },
      {
        id: 'owner',
        headerIds: ['owner', 'author'],
        cell: ({ owner, author }) => <Lines first={owner.username} second={author} />,
        hideBelow: 'lg',
      },
      {
        id: 'locale',
        headerIds: ['locale', 'template'],
        cell: ({ locale, template }) => <Lines first={locale} second={template} />,
        hideBelow: 'lg',
      },
      {
        id: 'page',
        headerIds: ['page', 'version'],
        cell: ({ page, version }) => <Lines first={page} second={version} />,
        hideBelow: 'lg',
      },
      {
        id: 'updatedDate',
        headerIds: ['updatedDate'],
        cell: ({ updatedDate }) => <Lines first={format.dateTime(updatedDate)} second="" />,
        hideBelow: 'sm',
      },
    ];
    return columns.map(({ headerIds, ...column }) => ({ ...column, header: <Header ids={headerIds} /> }));
  }, [format, categories]);
}

function Header({ ids }: { ids: readonly string[] }) {
  const intl = useIntl();
  return ids.map((id) => intl.formatMessage({ id: `builder.list.${id}` })).join(' / ');
}

/** Two values under each other; an empty one leaves its line to the other. */
function Lines({ first, second }: { first: ReactNode; second: string }) {
  return (
    <Box sx={{ maxWidth: 200, lineHeight: '16px' }}>
      <Box sx={lineStyle}>{first}</Box>
      {second !== '' && <Box sx={{ ...lineStyle, color: 'text.secondary', fontSize: 12 }}>{second}</Box>}
    </Box>
  );
}

function NameCell({ epack }: { epack: EpackListItem }) {
  const intl = useIntl();
  const name =
    epack.name === '' ? intl.formatMessage({ id: `builder.top.unnamed.${epack.type}` }) : epack.name;
  return (
    <Box component="span" sx={{ display: 'block', maxWidth: { xs: 180, md: 320 }, lineHeight: '16px' }}>
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography component="span" title={name} sx={{ ...lineStyle, fontSize: 13, lineHeight: '16px' }}>
          {name}
        </Typography>
        {epack.publishedDate !== null && (
          <CheckCircle
            titleAccess={intl.formatMessage({ id: 'builder.list.published' })}
            sx={{ '&&': { fontSize: 14 }, color: colours.live, flexShrink: 0 }}
          />
        )}
      </Box>
      <Box component="span" sx={{ ...lineStyle, display: 'block', color: 'text.secondary', fontSize: 12 }}>
        {epack.brand}
      </Box>
    </Box>
  );
}

const lineStyle = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
