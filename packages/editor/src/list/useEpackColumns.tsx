import Box from '@mui/material/Box';
import type { EpackListItem } from '@vitrina/api-client/contract';
import { useFormat } from '@vitrina/ui-kit';
import { CellLines, type Column } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useEpackName } from '@vitrina/editor-ui/texts';

import { useCategories } from '../epack-data/useCategories.ts';
import { SmallImage } from './SmallImage.tsx';
import { PeopleNow } from './PeopleNow.tsx';
import { ProblemCount } from './ProblemCount.tsx';
import { PublicationState } from './PublicationState.tsx';
import { getPublicationState } from './publicationState.ts';

type EpackColumn = Column<EpackListItem>;

/** Fields shown below another field in its column. Each can have its own column instead. */
const lesser = ['brand', 'mpn', 'customPackageId', 'tags', 'author', 'template', 'version'] as const;

/** Returns a field of a package as one line of text. */
function textOf(epack: EpackListItem, field: (typeof lesser)[number]): string {
  return field === 'tags' ? epack.tags.join(', ') : epack[field];
}

/**
 * Returns the columns of the list. Related fields share a column.
 *
 * @param apiBaseUrl - the server of the thumbnails; empty for the page's own
 */
export function useEpackColumns(apiBaseUrl: string): readonly EpackColumn[] {
  const intl = useIntl();
  const format = useFormat();
  const categories = useCategories();
  return useMemo(() => {
    const header = (...ids: LabelsUnder<'builder.list'>[]) =>
      ids.map((id) => intl.formatMessage({ id: `builder.list.${id}` })).join(' / ');
    const categoriesOf = (epack: EpackListItem) =>
      epack.categories.map((id) => categories.get(id)?.name ?? id).join(', ');
    const typeOf = ({ type }: EpackListItem) => intl.formatMessage({ id: `builder.type.${type}` });
    const stateOf = (epack: EpackListItem) =>
      intl.formatMessage({ id: `builder.list.${getPublicationState(epack)}` });
    /** Two values of a column as one text. */
    const both = (first: string, second: string) => [first, second].filter(Boolean).join(' / ');
    const paired: (EpackColumn & {
      readonly exportValue: (epack: EpackListItem) => string | number | Date;
    })[] = [
      {
        id: 'name',
        header: header('name', 'brand'),
        cell: (epack) => <NameCell epack={epack} stateText={stateOf(epack)} apiBaseUrl={apiBaseUrl} />,
        exportValue: ({ name }) => name,
      },
      {
        id: 'publishedDate',
        header: header('state'),
        cell: (epack) => (
          <CellLines
            first={<PublicationState state={getPublicationState(epack)} text={stateOf(epack)} />}
            second={epack.publishedDate === null ? '' : format.date(epack.publishedDate)}
          />
        ),
        exportValue: stateOf,
        hideBelow: 'sm',
      },
      {
        id: 'problemCount',
        header: header('problems'),
        cell: ({ problemCount }) => <ProblemCount count={problemCount} text={format.number(problemCount)} />,
        exportValue: ({ problemCount }) => problemCount,
        align: 'right',
        hideBelow: 'sm',
      },
      {
        id: 'impressions',
        header: header('views'),
        cell: ({ impressions }) => (impressions > 0 ? format.number(impressions) : ''),
        exportValue: ({ impressions }) => impressions,
        align: 'right',
        hideBelow: 'sm',
      },
      {
        id: 'type',
        header: header('type'),
        cell: (epack) => <CellLines first={typeOf(epack)} />,
        exportValue: typeOf,
        foldText: typeOf,
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
        foldText: ({ mappingId, customPackageId }) => both(mappingId, customPackageId),
        hideBelow: 'xl',
      },
      {
        id: 'categories',
        header: header('categories', 'tags'),
        cell: (epack) => <CellLines first={categoriesOf(epack)} second={epack.tags.join(', ')} />,
        exportValue: categoriesOf,
        foldText: (epack) => both(categoriesOf(epack), epack.tags.join(', ')),
        hideBelow: 'md',
      },
      {
        id: 'owner',
        header: header('owner', 'author'),
        cell: ({ owner, author }) => <CellLines first={owner.username} second={author} />,
        exportValue: ({ owner }) => owner.username,
        foldText: ({ owner, author }) => both(owner.username, author),
        hideBelow: 'lg',
      },
      {
        id: 'locale',
        header: header('locale', 'template'),
        cell: ({ locale, template }) => <CellLines first={locale} second={template} />,
        exportValue: ({ locale }) => locale,
        foldText: ({ locale, template }) => both(locale, template),
        hideBelow: 'xl',
      },
      {
        id: 'page',
        header: header('page', 'version'),
        cell: ({ page, version }) => <CellLines first={page} second={version} />,
        exportValue: ({ page }) => page,
        foldText: ({ page, version }) => both(page, version),
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
    return [...paired, ...single].map((column) => ({
      ...column,
      // The results on product pages change without the packages, so the list has no order by them.
      isSortable: column.id !== 'problemCount' && column.id !== 'impressions',
    }));
  }, [intl, format, categories, apiBaseUrl]);
}

interface NameCellProps {
  readonly epack: EpackListItem;
  /** On a phone, below the name instead of in a column. */
  readonly stateText: string;
  readonly apiBaseUrl: string;
}

function NameCell({ epack, stateText, apiBaseUrl }: NameCellProps) {
  const name = useEpackName()(epack);
  return (
    <Box component="span" sx={nameStyle}>
      <SmallImage source={epack.thumbnail} apiBaseUrl={apiBaseUrl} />
      <span>
        <CellLines
          maxWidth="min(320px, 50vw)"
          first={<span title={name}>{name}</span>}
          second={epack.brand}
        />
        <PeopleNow people={epack.people} />
        <span data-state="">
          <PublicationState state={getPublicationState(epack)} text={stateText} />
        </span>
      </span>
    </Box>
  );
}

const nameStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  '& [data-state]': { display: { xs: 'block', sm: 'none' }, fontSize: 12, lineHeight: '16px' },
} as const;
