import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import UncheckedIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import type { MonitoredPage } from '@vitrina/api-client/contract';
import { colors, useTimeAgo } from '@vitrina/ui-kit';
import type { Column } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { ClippedText } from '../../shared/records/ClippedText.tsx';
import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';
import { LinkSign } from './LinkSign.tsx';
import { nameOfPage } from './nameOfPage.ts';
import { PageName } from './PageName.tsx';
import { PageStatusText } from './PageStatusText.tsx';
import { ProblemsText } from './ProblemsText.tsx';
import { useStatusWhy } from './useStatusWhy.ts';

const checkedTexts = { yes: 'shelf.page.checked', no: 'shelf.page.notChecked' } as const;
const stockTexts = { yes: 'shelf.page.inStock', no: 'shelf.page.notInStock' } as const;
const activeTexts = { yes: 'shelf.page.active', no: 'shelf.page.notActive' } as const;

/** Shows when the page was last read, and why later attempts failed. */
function LastVisited({ page: { lastVisited, checkFailure } }: { page: MonitoredPage }) {
  const intl = useIntl();
  const timeAgo = useTimeAgo();
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      {lastVisited === null ? '—' : timeAgo(lastVisited)}
      {checkFailure ? (
        <WarningIcon
          titleAccess={intl.formatMessage({ id: `shelf.failure.${checkFailure}` })}
          sx={{ '&&': { fontSize: 16 }, ml: 1, verticalAlign: 'text-bottom', color: colors.attention }}
        />
      ) : null}
    </Box>
  );
}

/** Shows whether a person has reviewed the page. A wide list only has room for an icon with a tooltip. */
function CheckedSign({ isChecked }: { isChecked: boolean }) {
  const intl = useIntl();
  const Icon = isChecked ? CheckIcon : UncheckedIcon;
  return (
    <Icon
      titleAccess={intl.formatMessage({ id: isChecked ? checkedTexts.yes : checkedTexts.no })}
      sx={{ '&&': { fontSize: 18 }, display: 'block', color: isChecked ? colors.live : colors.neutral }}
    />
  );
}

/** Returns the columns of the live monitor. */
export function usePageColumns(): readonly Column<MonitoredPage>[] {
  const intl = useIntl();
  const why = useStatusWhy();
  const make = useColumnMakers<MonitoredPage>();
  return useMemo(() => {
    const word = (id: LabelId) => intl.formatMessage({ id });
    const statusOf = ({ status }: MonitoredPage) => word(`shelf.status.${status}`);
    const problemsOf = ({ problems }: MonitoredPage) =>
      problems.map(({ type }) => word(`shelf.problem.${type}`)).join(', ');
    const optional = { isOptional: true, isSortable: false };
    return [
      make.text('productName', 'shelf.page.productName', nameOfPage, {
        cell: (page) => <PageName name={nameOfPage(page)} />,
      }),
      make.text('status', 'shelf.page.status', statusOf, {
        cell: ({ status }) => <PageStatusText status={status} canWrap />,
        isUnbroken: true,
      }),
      make.text('statusWhy', 'shelf.page.statusWhy', why, optional),
      make.text('problems', 'shelf.page.problems', problemsOf, {
        isSortable: false,
        hideBelow: 'sm',
        cell: ({ problems }) => <ProblemsText problems={problems} />,
      }),
      make.text('retailer', 'panel.filter.retailer', ({ retailer }) => retailer.name, { hideBelow: 'sm' }),
      make.text('license', 'panel.filter.license', ({ license }) => license.name, { isOptional: true }),
      make.text('ean', 'shelf.page.ean', ({ ean }) => ean || '—', optional),
      make.text('mapping', 'shelf.page.mapping', ({ mapping }) => mapping?.name ?? '—', {
        hideBelow: 'lg',
        cell: ({ mapping }) => <ClippedText text={mapping?.name ?? '—'} widthPx={90} />,
      }),
      make.text('retailerSku', 'shelf.page.retailerSku', ({ retailerSku }) => retailerSku || '—', {
        hideBelow: 'xl',
        cell: ({ retailerSku }) => <ClippedText text={retailerSku || '—'} widthPx={90} />,
      }),
      make.moment('lastVisited', 'shelf.page.lastVisited', ({ lastVisited }) => lastVisited, {
        hideBelow: 'lg',
        cell: (page) => <LastVisited page={page} />,
      }),
      make.flag('isChecked', 'shelf.page.isChecked', ({ isChecked }) => isChecked, checkedTexts, {
        hideBelow: 'xl',
        cell: ({ isChecked }) => <CheckedSign isChecked={isChecked} />,
      }),
      make.number('impressions', 'shelf.page.impressions', ({ impressions }) => impressions, {
        isOptional: true,
      }),
      make.text('brandAlias', 'shelf.page.brandAlias', ({ brandAlias }) => brandAlias || '—', {
        hideBelow: 'xl',
        cell: ({ brandAlias }) => <ClippedText text={brandAlias || '—'} widthPx={80} />,
      }),
      make.text('reason', 'shelf.page.reason', ({ reason }) => reason?.name ?? '—', {
        hideBelow: 'xl',
        cell: ({ reason }) => <ClippedText text={reason?.name ?? '—'} widthPx={80} />,
      }),
      make.text('link', 'shelf.page.link', ({ link }) => link ?? '', {
        hideBelow: 'xl',
        cell: ({ link }) => <LinkSign link={link} />,
      }),
      make.flag('isActive', 'shelf.page.activation', ({ isActive }) => isActive, activeTexts, optional),
      make.flag('isInStock', 'shelf.page.stock', ({ isInStock }) => isInStock, stockTexts, optional),
    ];
  }, [intl, make, why]);
}
