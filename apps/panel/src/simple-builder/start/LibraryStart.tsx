import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';
import { DesignSearch, PagesPanel } from '@vitrina/editor/designs';
import { FormattedMessage } from '@vitrina/ui-kit';
import { Suspense, useId, useState } from 'react';

import { startFromLibrary } from './startFromLibrary.ts';

/** Props of {@link LibraryStart}. */
export interface LibraryStartProps {
  /** Language of the page. */
  readonly locale: string;
  readonly onChosen: () => void;
}

/** Renders the pages of the library. The chosen one becomes the page of the package. */
export function LibraryStart({ locale, onChosen }: LibraryStartProps) {
  const titleId = useId();
  const dispatch = useBuilderDispatch();
  const [search, setSearch] = useState('');
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography id={titleId} variant="h2" sx={{ flex: { xs: '1 0 100%', sm: 1 } }}>
          <FormattedMessage id="simpleBuilder.library" />
        </Typography>
        <Box sx={{ flex: { xs: 1, sm: 'none' }, width: { sm: 280 }, minWidth: 0 }}>
          <DesignSearch value={search} onChange={setSearch} />
        </Box>
      </Box>
      <Suspense fallback={null}>
        <PagesPanel
          locale={locale}
          search={search.trim()}
          onClear={() => setSearch('')}
          onChoose={(choice) => {
            dispatch(startFromLibrary(choice, locale));
            onChosen();
          }}
        />
      </Suspense>
    </Box>
  );
}
