import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import type { ReplacementKind } from '@vitrina/api-client/contract';
import { WordDifference } from '@vitrina/editor-ui/text-assist';
import { useBlockTexts } from '@vitrina/editor-ui/texts';
import { visuallyHidden } from '@vitrina/ui-kit';

import { SmallImage } from '../SmallImage.tsx';

interface ReplacedValuesProps {
  readonly kind: ReplacementKind;
  readonly before: string;
  readonly after: string;
  readonly apiBaseUrl: string;
}

/** Renders a value before and after: two images, two names of blocks, or the words that differ. */
export function ReplacedValues({ kind, before, after, apiBaseUrl }: ReplacedValuesProps) {
  const texts = useBlockTexts();
  const nameOf = (key: string) => texts.component({ componentKey: key, displayName: key });
  if (kind === 'block') return <WordDifference before={nameOf(before)} after={nameOf(after)} />;
  if (kind !== 'image') return <WordDifference before={before} after={after} />;
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <NamedImage address={before} apiBaseUrl={apiBaseUrl} />
      <ArrowForward fontSize="small" aria-hidden="true" />
      <NamedImage address={after} apiBaseUrl={apiBaseUrl} />
    </Box>
  );
}

/** An image with its address. That of a file of the library is a checksum, which says nothing to a person. */
function NamedImage({ address, apiBaseUrl }: { readonly address: string; readonly apiBaseUrl: string }) {
  const isOfLibrary = address.startsWith('/files/');
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      <SmallImage source={address} apiBaseUrl={apiBaseUrl} />
      <Box component="span" sx={isOfLibrary ? visuallyHidden : nameStyle}>
        {address}
      </Box>
    </Box>
  );
}

const nameStyle = { minWidth: 0, overflowWrap: 'anywhere', fontSize: 13, fontWeight: 400 } as const;
