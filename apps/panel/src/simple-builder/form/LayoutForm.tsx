import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage } from '@vitrina/ui-kit';

import type { Layout } from '../layouts/layout.ts';
import { libraryLayout } from '../layouts/libraryLayout.ts';
import type { MatchedPart } from '../layouts/matchLayout.ts';
import { AddSections } from './AddSections.tsx';
import { PartCard } from './PartCard.tsx';
import { ProductCard } from './ProductCard.tsx';

/** Props of {@link LayoutForm}. */
export interface LayoutFormProps {
  readonly layout: Layout;
  readonly parts: readonly MatchedPart[];
  /** Called when the user has finished the form. */
  readonly onDone: () => void;
}

/** Form of a page: its product, and then the parts of its layout. */
export function LayoutForm({ layout, parts, onDone }: LayoutFormProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      <ProductCard />
      {parts.map((matched) => (
        <PartCard key={matched.id} matched={matched} />
      ))}
      {layout === libraryLayout && <AddSections />}
      <Button variant="contained" onClick={onDone} sx={{ justifySelf: 'start' }}>
        <FormattedMessage id="simpleBuilder.toPublish" />
      </Button>
    </Box>
  );
}
