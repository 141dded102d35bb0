import Box from '@mui/material/Box';
import { Card } from '@vitrina/ui-kit';
import { FormattedMessage } from 'react-intl';

import { ProductFields } from '../../epack-data/ProductFields.tsx';
import type { MatchedPart } from '../../layouts/matchLayout.ts';
import { PartCard } from './PartCard.tsx';

/** Everything the page asks for: the parts of its layout, then the product it belongs to. */
export function LayoutForm({ parts }: { parts: readonly MatchedPart[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      {parts.map((matched) => (
        <PartCard key={matched.id} matched={matched} />
      ))}
      <Card title={<FormattedMessage id="simpleBuilder.product.title" />}>
        <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
          <ProductFields />
        </Box>
      </Card>
    </Box>
  );
}
