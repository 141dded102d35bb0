import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Box from '@mui/material/Box';
import type { EpackListItem } from '@vitrina/api-client/contract';
import { colors, useFormat } from '@vitrina/ui-kit';
import { CellLines, type Column } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useEpackName } from '@vitrina/editor-ui/texts';

import { useCategories } from '../epack-data/useCategories.ts';

type EpackColumn = Column<EpackListItem>;

/** Fields shown below another field in its column. Each can have its own column instead. */
const lesser = ['brand', 'mpn', 'customPackageId', 'tags', 'author', 'template', 'version'] as const;

/** Returns a field of a package as one line of text. */
function textOf(epack: EpackListItem, field: (typeof lesser)[number]): string {
  return field === 'tags' ? epack.tags.join(', ') : epack[field];
}

/** Returns the columns of the list. Related fields share a column. */
export function useEpackColumns(): readonly EpackColumn[] {
  const intl = useIntl();
  const format = useFormat();
  const categories = useCategories();
  return useMemo(() => {
    const header = (...ids: LabelsUnder<'builder.list'>[]) =>
      ids.map((id) => intl.formatMessage({ id: `builder.list.${id}` })).join(' / ');
    const categoriesOf = (epack: EpackListItem) =>
      epack.categories.map((id) => categories.get(id)?.name ?? id).join(', ');
    const typeOf = ({ type }: EpackListItem) => intl.formatMessage({ id: `builder.type.${type}` });
    const paired: (EpackColumn & { readonly exportValue: (epack: EpackListItem) => string | Date })[] = [
      {
        id: 'name',
        header: header('name', 'brand'),
        cell: (epack) => <NameCell epack={epack} />,
        exportValue: ({ name }) => name,
      },
      {
        id: 'type',
        header: header('type'),
        cell: (epack) => <CellLines first={typeOf(epack)} />,
        exportValue: typeOf,
        hideBelow: 'sm',
      },
      {
        id: 'ean',
        header: header('ean', 'mpn'),
        cell: ({ ean, mpn }) => <CellLines first={ean} second={mpn} />,
        exportValue: ({ ean }) => ean,
        hideBelow: 'md',
      },
      {
        id: 'mappingId',
        header: header('mappingId', 'customPackageId'),
        cell: ({ mappingId, customPackageId }) => <CellLines first={mappingId} second={customPackageId} />,
        exportValue: ({ mappingId }) => mappingId,
        hideBelow: 'xl',
      },
      {
        id: 'categories',
        header: header('categories', 'tags'),
        cell: (epack) => <CellLines first={categoriesOf(epack)} second={epack.tags.join(', ')} />,
        exportValue: categoriesOf,
        hideBelow: 'md',
      },
      {
        id: 'owner',
        header: header('owner', 'author'),
        cell: ({ owner, author }) => <CellLines first={owner.username} second={author} />,
        exportValue: ({ owner }) => owner.username,
        hideBelow: 'lg',
      },
      {
        id: 'locale',
        header: header('locale', 'template'),
        cell: ({ locale, template }) => <CellLines first={locale} second={template} />,
        exportValue: ({ locale }) => locale,
        hideBelow: 'xl',
      },
      {
        id: 'page',
        header: header('page', 'version'),
        cell: ({ page, version }) => <CellLines first={page} second={version} />,
        exportValue: ({ page }) => page,
        hideBelow: 'xl',
      },
      {
        id: 'updatedDate',
        header: header('updatedDate'),
        cell: ({ updatedDate }) => <CellLines first={format.dateTime(updatedDate)} />,
        exportValue: ({ updatedDate }) => new Date(updatedDate),
        hideBelow: 'sm',
      },
    ];
    const single = lesser.map((field): EpackColumn => ({
      id: field,
      header: header(field),
      cell: (epack) => <CellLines first={textOf(epack, field)} />,
      exportValue: (epack) => textOf(epack, field),
      isOptional: true,
    }));
    return [...paired, ...single].map((column) => ({ ...column, isSortable: true }));
  }, [intl, format, categories]);
}

function NameCell({ epack }: { epack: EpackListItem }) {
  const intl = useIntl();
  const name = useEpackName()(epack);
  return (
    <CellLines
      maxWidth="min(320px, 58vw)"
      first={
        <Box component="span" sx={nameStyle}>
          <span title={name}>{name}</span>
          {epack.publishedDate !== null && (
            <CheckCircle
              titleAccess={intl.formatMessage({ id: 'builder.list.published' })}
              fontSize="inherit"
              htmlColor={colors.live}
            />
          )}
        </Box>
      }
      second={epack.brand}
    />
  );
}

/** Keeps the badge visible if the name is truncated. */
const nameStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > svg': { '&&': { fontSize: 14 }, flexShrink: 0 },
} as const;
