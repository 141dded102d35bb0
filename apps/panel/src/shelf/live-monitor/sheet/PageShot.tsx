import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { calls } from '@vitrina/api-client/calls';
import type { MonitoredPageDetail } from '@vitrina/api-client/contract';
import { callQuery } from '@vitrina/api-client/query';
import { useApiClient } from '@vitrina/session';
import { FormattedMessage, QueryView, useFormat } from '@vitrina/ui-kit';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';

import { nameOfPage } from '../nameOfPage.ts';
import { SheetSection } from '../../../shared/records/SheetSection.tsx';

const shownHeightPx = 320;

function Picture({ file, alt }: { file: Blob; alt: string }) {
  /** Sets an object URL of the file on the image, and revokes it when the image unmounts. */
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={alt}
      sx={{ maxHeight: shownHeightPx, overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box component="img" ref={show} alt={alt} sx={{ display: 'block', width: '100%' }} />
    </Box>
  );
}

function TakenShot({ page, date }: { page: MonitoredPageDetail; date: string }) {
  const intl = useIntl();
  const format = useFormat();
  const query = useQuery({
    ...callQuery(useApiClient(), calls.getPageShot, { params: { id: page.id } }),
    // Includes the date, because the address stays the same for a newer screenshot.
    queryKey: [calls.getPageShot.id, page.id, date],
  });
  const alt = intl.formatMessage({ id: 'shelf.shot.alt' }, { name: nameOfPage(page) });
  return (
    <SheetSection titleId="shelf.shot.title">
      <QueryView query={query} skeleton={<Skeleton variant="rounded" height={shownHeightPx} />}>
        {(file) => <Picture file={file} alt={alt} />}
      </QueryView>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <FormattedMessage id="shelf.shot.taken" values={{ date: format.dateTime(date) }} />
      </Typography>
    </SheetSection>
  );
}

/** Shows the screenshot taken when a problem was found on the page. Renders nothing if there is none. */
export function PageShot({ page }: { page: MonitoredPageDetail }) {
  return page.shotDate === null ? null : <TakenShot page={page} date={page.shotDate} />;
}
