import Designs from '@mui/icons-material/ViewQuiltOutlined';
import Search from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Button from '@mui/material/Button';
import type { BlockDefinition } from '@vitrina/block-kit';
import { messages as blockMessages } from '@vitrina/block-catalogue/messages';
import { Suspense, useState } from 'react';
import { FormattedMessage, lazyScreen } from '@vitrina/ui-kit';
import { useIntl } from 'react-intl';
import { Fold } from '@vitrina/editor-ui/panels';
import { useBuilderDispatch, useEditorStore } from '@vitrina/editor-ui/store';
import { viewActions } from '@vitrina/editor-core/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';

import { CustomComponents, SavedList } from '../custom-components/CustomComponents.tsx';
import { useSavedComponents } from '../custom-components/useSavedComponents.ts';
import type { FoundDesignsProps } from './FoundDesigns.tsx';
import { InsertPlace } from './InsertPlace.tsx';
import { PaletteItem } from './PaletteItem.tsx';
import { usePaletteMemory, type PaletteMemoryActions } from './usePaletteMemory.ts';

// Loaded with the first search: it has all designed sections.
const FoundDesigns = lazyScreen<FoundDesignsProps>(
  async () => (await import('./FoundDesigns.tsx')).FoundDesigns,
);

/**
 * Renders the available blocks by family or search. Each can be dragged onto the page, clicked or chosen by
 * keyboard.
 */
export function Palette() {
  const intl = useIntl();
  const { catalogue } = useEditorStore().services;
  const [query, setQuery] = useState('');
  const memory = usePaletteMemory();
  const search = query.trim();
  const isSearching = search !== '';
  const saved = useSavedComponents(search);
  const found = isSearching ? catalogue.search(query, blockMessages.en, blockMessages.ru) : [];
  const label = intl.formatMessage({ id: 'builder.palette.search' });
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}>
      <Box sx={{ p: 3, pb: 2 }}>
        <OutlinedInput
          fullWidth
          type="search"
          value={query}
          placeholder={label}
          slotProps={{ input: { 'aria-label': label } }}
          onChange={(event) => setQuery(event.target.value)}
          startAdornment={
            <InputAdornment position="start" sx={{ mr: 0 }}>
              <Search />
            </InputAdornment>
          }
        />
      </Box>
      <InsertPlace />
      <Box sx={{ overflowY: 'auto', flex: 1, pb: 4 }}>
        {isSearching ? (
          <>
            <SavedList items={saved.items} />
            {found.length > 0 && <Grid definitions={found} memory={memory} isMixed />}
            <Suspense fallback={null}>
              <FoundDesigns search={search} isAlone={saved.items.length === 0 && found.length === 0} />
            </Suspense>
          </>
        ) : (
          <>
            <DesignsButton />
            <Remembered name="favorites" memory={memory} />
            <CustomComponents saved={saved} />
            {catalogue.families.map(({ key, blocks }, index) => (
              <Family key={key} family={key} definitions={blocks} isFirst={index === 0} memory={memory} />
            ))}
            <Remembered name="recent" memory={memory} />
          </>
        )}
      </Box>
    </Box>
  );
}

/** Renders the button that opens the designed sections and pages. */
function DesignsButton() {
  const dispatch = useBuilderDispatch();
  return (
    <Box sx={{ px: 3, pb: 3 }}>
      <Button
        fullWidth
        variant="outlined"
        startIcon={<Designs />}
        onClick={() => dispatch(viewActions.dialogOpened('designs'))}
      >
        <FormattedMessage id="builder.designs.open" />
      </Button>
    </Box>
  );
}

interface GridProps {
  readonly definitions: readonly BlockDefinition[];
  readonly memory: PaletteMemoryActions;
  /** Whether the blocks belong to several families. */
  readonly isMixed?: boolean;
}

/** Renders the user's favorite or recently used blocks. Leaves out blocks that no longer exist. */
function Remembered({ name, memory }: { name: 'favorites' | 'recent'; memory: PaletteMemoryActions }) {
  const { catalogue } = useEditorStore().services;
  const definitions = memory[name].flatMap((key) => catalogue.find(key) ?? []);
  if (definitions.length === 0) return null;
  return (
    <Fold
      storageKey={`builder.palette.${name}`}
      title={<FormattedMessage id={`builder.palette.${name}`} />}
      isOpenAtFirst={name === 'favorites'}
    >
      <Box sx={{ pb: 3 }}>
        <Grid definitions={definitions} memory={memory} isMixed />
      </Box>
    </Fold>
  );
}

interface FamilyProps extends GridProps {
  readonly family: string;
  readonly isFirst: boolean;
}

function Family({ family, definitions, isFirst, memory }: FamilyProps) {
  const texts = useBlockTexts();
  const offered = definitions.filter(({ isInPalette }) => isInPalette);
  if (offered.length === 0) return null;
  return (
    <Fold storageKey={`builder.palette.${family}`} title={texts.family(family)} isOpenAtFirst={isFirst}>
      <Box sx={{ pb: 3 }}>
        <Grid definitions={offered} memory={memory} />
      </Box>
    </Fold>
  );
}

function Grid({ definitions, memory, isMixed = false }: GridProps) {
  return (
    <Box
      component="ul"
      sx={{ m: 0, px: 3, py: 0, display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, listStyle: 'none' }}
    >
      {definitions.map((definition) => (
        <PaletteItem key={definition.key} definition={definition} memory={memory} isAmongOthers={isMixed} />
      ))}
    </Box>
  );
}
