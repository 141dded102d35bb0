import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { IncidentDetail } from '@vitrina/api-client/contract';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';

import { ExpectedFound } from '../../live-monitor/ExpectedFound.tsx';
import { LinkSign } from '../../live-monitor/LinkSign.tsx';
import { monitorPath } from '../../paths/monitorPath.ts';
import { nameOfPage } from '../../live-monitor/nameOfPage.ts';
import { SheetSection } from '../../../shared/records/SheetSection.tsx';

/** Number of pages shown initially. */
const few = 5;

/** Lists the pages of an incident with the evidence; all of them are in the live monitor. */
export function IncidentPages({ incident: { id, pages, pageCount } }: { incident: IncidentDetail }) {
  const [isWhole, setIsWhole] = useState(false);
  if (pages.length === 0) return null;
  return (
    <SheetSection
      titleId="shelf.incident.pages"
      actions={
        <Button component={RouterLink} to={`${monitorPath}?incidents=${id}`}>
          <FormattedMessage id="shelf.incident.openPages" values={{ count: pageCount }} />
        </Button>
      }
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}>
        {(isWhole ? pages : pages.slice(0, few)).map((page) => (
          <li key={page.id}>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Link
                component={RouterLink}
                to={`${monitorPath}?open=${page.id}`}
                sx={{ minWidth: 0, overflowWrap: 'anywhere', flex: 1 }}
              >
                {nameOfPage({ ...page, retailerSku: '' })}
              </Link>
              <LinkSign link={page.link} />
            </Box>
            <Typography
              variant="caption"
              component="div"
              sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
            >
              <ExpectedFound {...page} />
            </Typography>
          </li>
        ))}
      </Box>
      {pages.length > few && !isWhole ? (
        <Button onClick={() => setIsWhole(true)} sx={{ justifySelf: 'start' }}>
          <FormattedMessage id="shelf.history.more" values={{ count: pages.length - few }} />
        </Button>
      ) : null}
    </SheetSection>
  );
}
