import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PageDiff } from '@vitrina/api-client/contract';
import { colors, FormattedMessage, SelectField } from '@vitrina/ui-kit';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { nameOfPage } from './PageChanges.tsx';

/** The pages of a publication, or those being edited. */
export type Version = number | 'current' | undefined;

interface PagePicturesProps {
  /** Address of the package's preview. */
  readonly previewUrl: string;
  /** The pages that differ. */
  readonly pages: readonly PageDiff[];
  /** The id of the publication before the change; undefined if there is none. */
  readonly before: Version;
  readonly after: Version;
}

/** Renders a page as shoppers see it, before and after a change, side by side. */
export function PagePictures({ previewUrl, pages, before, after }: PagePicturesProps) {
  const [chosen, setChosen] = useState('');
  const page = pages.find((each) => nameOfPage(each) === chosen) ?? pages[0];
  if (page === undefined) return null;
  const sides = [
    { side: 'before', version: page.state === 'added' ? undefined : before },
    { side: 'after', version: page.state === 'removed' ? undefined : after },
  ] as const;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {pages.length > 1 && (
        <SelectField
          label={<FormattedMessage id="builder.changes.page" />}
          value={nameOfPage(page)}
          options={pages.map((each) => ({ value: nameOfPage(each), label: nameOfPage(each) }))}
          onChange={setChosen}
        />
      )}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {sides.map(({ side, version }) => (
          <Box key={side} sx={{ minWidth: 0 }}>
            <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
              <FormattedMessage id={`builder.changes.${side}`} />
            </Typography>
            {version === undefined ? (
              <Box sx={{ ...frameStyle, ...emptyStyle }}>
                <FormattedMessage id="builder.changes.none" />
              </Box>
            ) : (
              <Picture previewUrl={previewUrl} page={page} version={version} side={side} />
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

interface PictureProps {
  readonly previewUrl: string;
  readonly page: PageDiff;
  readonly version: number | 'current';
  readonly side: 'before' | 'after';
}

function Picture({ previewUrl, page: { locale, template, page }, version, side }: PictureProps) {
  const intl = useIntl();
  const query = new URLSearchParams({ locale, template, page });
  if (version !== 'current') query.set('publication', String(version));
  return (
    <Box
      component="iframe"
      title={intl.formatMessage({ id: `builder.changes.${side}` })}
      src={`${previewUrl}?${query.toString()}#page-only`}
      loading="lazy"
      sx={frameStyle}
    />
  );
}

const frameStyle = {
  width: '100%',
  height: { xs: 320, md: 440 },
  border: `1px solid ${colors.line}`,
  borderRadius: '6px',
  backgroundColor: colors.surface,
} as const;

const emptyStyle = {
  display: 'grid',
  placeItems: 'center',
  p: 4,
  textAlign: 'center',
  color: 'text.secondary',
} as const;
