import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { applyDataChange, viewActions } from '@vitrina/editor-core/store';
import { useBrandKit } from '@vitrina/editor-ui/canvas';
import { useBuilderDispatch } from '@vitrina/editor-ui/store';
import type { UpdateManifest } from '@vitrina/epack-model';
import { createSourceRecord } from '@vitrina/page-designs';
import { FormattedMessage } from '@vitrina/ui-kit';
import { useId, useState } from 'react';

import { DesignCards, type DesignChoice } from '../designs/DesignCards.tsx';
import { DesignResults } from '../designs/DesignResults.tsx';
import { DesignSearch } from '../designs/DesignSearch.tsx';
import { PageFilter, type PagePlace } from '../designs/PageFilter.tsx';
import { searchDesigns } from '../designs/searchDesigns.ts';
import { useAddDesign } from '../designs/useAddDesign.ts';
import { useOwnChoices } from '../designs/useOwnChoices.ts';
import { createPage, type PageChoice, useDesignStart, usePageChoices } from '../designs/usePageChoices.ts';
import { useAddItem } from '../library/useAddItem.ts';
import { type KnownRecord, RecordField } from './RecordField.tsx';

/** Renders the pages a new package can start with. The chosen one opens in the editor. */
export function StartDesigns() {
  const titleId = useId();
  const dispatch = useBuilderDispatch();
  const start = useDesignStart();
  const [record, setRecord] = useState<KnownRecord>();
  const content = record?.product.content;
  const designed = usePageChoices(start, content);
  const [search, setSearch] = useState('');
  const [place, setPlace] = useState<PagePlace>('all');
  const searched = search.trim();
  const own = useOwnChoices('template', searched);
  const isOwnShown = place === 'own' || searched !== '';
  const found = searchDesigns(designed, searched);
  const choices: readonly (DesignChoice & Partial<PageChoice>)[] =
    place === 'own' ? own.choices : [...own.choices, ...found];
  const addDesign = useAddDesign();
  const addItem = useAddItem();
  const kit = useBrandKit();
  const openEditor = () => dispatch(viewActions.tabOpened('editor'));
  const takeRecord = (next: KnownRecord | undefined) => {
    setRecord(next);
    dispatch(applyDataChange(next ? toDataChange(next) : unlinked));
  };
  // A thumbnail can lag behind the name.
  const choose = ({ design, item, drafts, name }: (typeof choices)[number]) => {
    const isAdded = item
      ? addItem(item)
      : addDesign(design ? createPage(design, start, content) : drafts, name);
    if (isAdded) openEditor();
  };
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ my: 6 }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'baseline', justifyContent: 'space-between', mb: 3 }}>
        <Typography id={titleId} variant="h3">
          <FormattedMessage id="builder.start.title" />
        </Typography>
        <Button variant="text" onClick={openEditor}>
          <FormattedMessage id="builder.start.blank" />
        </Button>
      </Box>
      <RecordField value={record} onChange={takeRecord} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
        <PageFilter value={place} onChange={setPlace} />
        <Box sx={{ flex: '1 1 200px' }}>
          <DesignSearch value={search} onChange={setSearch} />
        </Box>
      </Box>
      <DesignResults
        own={isOwnShown ? own : undefined}
        kind="template"
        search={searched}
        isEmpty={choices.length === 0}
        onClear={() => setSearch('')}
      >
        <DesignCards choices={choices} locale={start.locale} kit={kit} ratio={0.9} onChoose={choose} />
      </DesignResults>
    </Box>
  );
}

/** The change of a package that starts with samples again. */
const unlinked: UpdateManifest = { type: 'updateManifest', fields: { sourceRecord: undefined } };

/** Returns the change that takes the data of a record; what it does not know stays. */
function toDataChange({ product, dataSourceId }: KnownRecord): UpdateManifest {
  const { content, ean, mpn, tags } = product;
  const known = { productName: content.name, brandName: content.brand, EAN: ean, MPN: mpn };
  return {
    type: 'updateManifest',
    productData: Object.fromEntries(Object.entries(known).filter(([, value]) => value !== '')),
    fields: {
      sourceRecord: createSourceRecord(product, dataSourceId),
      ...(tags.length > 0 && { tags: [...tags] }),
    },
  };
}
