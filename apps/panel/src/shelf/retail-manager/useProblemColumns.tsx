import Warning from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import type { PageProblem } from '@vitrina/api-client/contract';
import { useFormat, useTimeAgo } from '@vitrina/ui-kit';
import type { Column } from '@vitrina/ui-kit/list';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';

import { ExpectedFound } from '../live-monitor/ExpectedFound.tsx';
import { LinkSign } from '../live-monitor/LinkSign.tsx';
import { nameOfPage } from '../live-monitor/nameOfPage.ts';
import { PageName } from '../live-monitor/PageName.tsx';
import { StatusText } from '../../shared/records/StatusText.tsx';
import { useColumnMakers } from '../../shared/records/useColumnMakers.tsx';
import { useLostViews } from './useLostViews.ts';

const acknowledgedTexts = { yes: 'shelf.retail.acknowledged', no: 'shelf.retail.notAcknowledged' } as const;

/** Returns the name of the product page with the problem. */
export const pageNameOf = ({ page }: PageProblem) => nameOfPage({ ...page, retailerSku: '' });

function Age({ since }: Pick<PageProblem, 'since'>) {
  const format = useFormat();
  const timeAgo = useTimeAgo();
  return <span title={format.dateTime(since)}>{timeAgo(since)}</span>;
}

/** Returns the columns of the retail manager. */
export function useProblemColumns(): readonly Column<PageProblem>[] {
  const intl = useIntl();
  const make = useColumnMakers<PageProblem>();
  const lostViews = useLostViews();
  return useMemo(() => {
    const typeOf = ({ type }: PageProblem) => intl.formatMessage({ id: `shelf.problem.${type}` });
    const unsorted = { isSortable: false } as const;
    return [
      make.text('productName', 'shelf.page.productName', pageNameOf, {
        cell: (problem) => <PageName name={pageNameOf(problem)} />,
      }),
      make.text('type', 'shelf.retail.type', typeOf, {
        cell: (problem) => <StatusText canWrap tone="problem" Icon={Warning} text={typeOf(problem)} />,
      }),
      make.text('retailer', 'panel.filter.retailer', ({ retailer }) => retailer.name, { hideBelow: 'sm' }),
      make.text('license', 'panel.filter.license', ({ license }) => license.name, { isOptional: true }),
      make.text('ean', 'shelf.page.ean', ({ page }) => page.ean || '—', { ...unsorted, isOptional: true }),
      make.text('link', 'shelf.page.link', ({ page }) => page.link ?? '', {
        ...unsorted,
        isOptional: true,
        cell: ({ page }) => <LinkSign link={page.link} />,
      }),
      {
        ...make.text('expected', 'shelf.compare.expectedFound', ({ expected }) => expected, unsorted),
        header: intl.formatMessage({ id: 'shelf.compare.expectedFound' }),
        cell: (problem) => (
          <Box sx={{ overflowWrap: 'anywhere', fontSize: 12, lineHeight: '16px', minWidth: 160, py: 1 }}>
            <ExpectedFound {...problem} />
          </Box>
        ),
        exportValue: ({ expected, found }) => `${expected} / ${found}`,
        hideBelow: 'md',
      },
      make.moment('since', 'shelf.retail.age', ({ since }) => since, {
        cell: ({ since }) => <Age since={since} />,
        hideBelow: 'sm',
      }),
      make.text('owner', 'shelf.retail.owner', ({ owner }) => owner?.username ?? '—', { hideBelow: 'xl' }),
      make.flag(
        'isAcknowledged',
        'shelf.retail.isAcknowledged',
        ({ isAcknowledged }) => isAcknowledged,
        acknowledgedTexts,
        { hideBelow: 'xl' },
      ),
      make.number('lostPerDay', 'shelf.retail.lostPerDay', ({ lostPerDay }) => Math.round(lostPerDay), {
        hideBelow: 'sm',
        cell: ({ lostRange }) => lostViews(lostRange),
      }),
    ];
  }, [intl, make, lostViews]);
}
