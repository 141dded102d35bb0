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

import { DesignCards } from '../designs/DesignCards.tsx';
import { useAddDesign } from '../designs/useAddDesign.ts';
import { createPage, type PageChoice, useDesignStart, usePageChoices } from '../designs/usePageChoices.ts';
import { type KnownRecord, RecordField } from './RecordField.tsx';

/** Renders the pages a new package can start with. The chosen one opens in the editor. */
export function StartDesigns() {
  const titleId = useId();
  const dispatch = useBuilderDispatch();
  const start = useDesignStart();
  const [record, setRecord] = useState<KnownRecord>();
  const content = record?.product.content;
  const choices = usePageChoices(start, content);
  const addDesign = useAddDesign();
  const kit = useBrandKit();
  const openEditor = () => dispatch(viewActions.tabOpened('editor'));
  const takeRecord = (next: KnownRecord | undefined) => {
    setRecord(next);
    dispatch(applyDataChange(next ? toDataChange(next) : unlinked));
  };
  // A thumbnail can lag behind the name.
  const choose = ({ design }: PageChoice, name: string) => {
    if (addDesign(createPage(design, start, content), name)) openEditor();
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
      <DesignCards choices={choices} locale={start.locale} kit={kit} ratio={0.9} onChoose={choose} />
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
