import Upload from '@mui/icons-material/UploadOutlined';
import Button from '@mui/material/Button';
import { calls } from '@vitrina/api-client/calls';
import type { FontRecord } from '@vitrina/api-client/contract';
import { useSession } from '@vitrina/session';
import { useServerList } from '@vitrina/session/list';
import { lazyDialog, FormattedMessage } from '@vitrina/ui-kit';
import { DataList } from '@vitrina/ui-kit/list';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';

import { RemoveButton } from '../../shared/records/RemoveButton.tsx';
import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';
import type { AddFontProps } from './AddFontDialog.tsx';

const AddFontDialog = lazyDialog<AddFontProps>(
  async () => (await import('./AddFontDialog.tsx')).AddFontDialog,
);

const nameOf = ({ family, weight, style }: FontRecord) => `${family} ${weight} ${style}`;

function useFontColumns() {
  const intl = useIntl();
  const make = useColumnMakers<FontRecord>();
  return useMemo(() => {
    const styleOf = ({ style }: FontRecord) =>
      intl.formatMessage({ id: style === 'italic' ? 'panel.fonts.italic' : 'panel.fonts.upright' });
    const formatsOf = ({ formats }: FontRecord) =>
      formats.map(({ format }) => format.toUpperCase()).join(', ');
    const unsorted = { isSortable: false } as const;
    return [
      make.text('family', 'panel.fonts.family', ({ family }) => family),
      make.text('weight', 'panel.fonts.weight', ({ weight }) => weight),
      make.text('style', 'panel.fonts.style', styleOf, { ...unsorted, hideBelow: 'sm' }),
      make.text('formats', 'panel.fonts.formats', formatsOf, { ...unsorted, hideBelow: 'md' }),
      make.number('usageCount', 'panel.fonts.usage', ({ usageCount }) => usageCount),
      make.text('licenseStatement', 'panel.fonts.right', ({ licenseStatement }) => licenseStatement, {
        ...unsorted,
        hideBelow: 'lg',
      }),
      make.text('createdBy', 'panel.fonts.author', ({ createdBy }) => createdBy ?? '—', {
        ...unsorted,
        isOptional: true,
      }),
      make.moment('createdDate', 'panel.fonts.added', ({ createdDate }) => createdDate, { hideBelow: 'md' }),
    ];
  }, [intl, make]);
}

/** List page of the fonts available to packages in addition to the built-in ones. */
export function FontsPage() {
  const intl = useIntl();
  const { isAdmin } = useSession();
  const [isAdding, setIsAdding] = useState(false);
  const columns = useFontColumns();
  const list = useServerList({ call: calls.searchFonts, name: 'fonts' });
  const renderActions = useCallback(
    (font: FontRecord) => (
      <RemoveButton
        name={nameOf(font)}
        texts="panel.fonts.remove"
        call={calls.deleteFont}
        params={{ id: font.id }}
      />
    ),
    [],
  );
  const add = isAdmin ? (
    <Button variant="contained" startIcon={<Upload />} onClick={() => setIsAdding(true)}>
      <FormattedMessage id="panel.fonts.add" />
    </Button>
  ) : null;
  return (
    <>
      <DataList
        list={list}
        label={intl.formatMessage({ id: 'panel.fonts.title' })}
        columns={columns}
        searchLabel={intl.formatMessage({ id: 'panel.fonts.search' })}
        exportName="fonts"
        rowId={({ id }) => String(id)}
        rowName={nameOf}
        {...(isAdmin ? { rowActions: renderActions } : {})}
        actions={add}
        empty={{
          kind: 'empty',
          title: <FormattedMessage id="panel.fonts.empty" />,
          text: <FormattedMessage id="panel.fonts.emptyText" />,
          action: add,
        }}
      />
      {isAdding ? <AddFontDialog onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}
