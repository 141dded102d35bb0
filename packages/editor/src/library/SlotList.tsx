import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { SlotChoice } from '@vitrina/editor-core/library';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorStore } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';
import { colors, FormattedMessage } from '@vitrina/ui-kit';
import { useId } from 'react';

interface SlotListProps {
  readonly choices: readonly SlotChoice[];
  readonly freeKeys: ReadonlySet<string>;
  readonly onChange: (freeKeys: ReadonlySet<string>) => void;
}

/** Renders the texts, images and links of a section by block, each with a checkbox for whether copies can change it. */
export function SlotList({ choices, freeKeys, onChange }: SlotListProps) {
  const titleId = useId();
  const set = (keys: readonly string[], isFree: boolean) => {
    const next = new Set(freeKeys);
    for (const key of keys)
      if (isFree) next.add(key);
      else next.delete(key);
    onChange(next);
  };
  const keys = choices.map(({ key }) => key);
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'baseline' }}>
        <Typography id={titleId} variant="subtitle2" component="h3" sx={{ flex: '1 0 auto' }}>
          <FormattedMessage id="builder.library.slots" />
        </Typography>
        <Button size="small" onClick={() => set(keys, true)}>
          <FormattedMessage id="builder.library.slots.all" />
        </Button>
        <Button size="small" onClick={() => set(keys, false)}>
          <FormattedMessage id="builder.library.slots.none" />
        </Button>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        <FormattedMessage id="builder.library.slots.hint" />
      </Typography>
      {choices.length === 0 && (
        <Typography variant="body2">
          <FormattedMessage id="builder.library.slots.empty" />
        </Typography>
      )}
      <Box sx={{ border: `1px solid ${colors.line}`, borderRadius: '8px', '&:empty': { display: 'none' } }}>
        {groupByBlock(choices).map((group) => (
          <BlockSlots
            key={group[0]?.component.id}
            choices={group}
            freeKeys={freeKeys}
            onSet={(key, isFree) => set([key], isFree)}
          />
        ))}
      </Box>
    </Box>
  );
}

interface BlockSlotsProps extends Pick<SlotListProps, 'choices' | 'freeKeys'> {
  readonly onSet: (key: string, isFree: boolean) => void;
}

function BlockSlots({ choices, freeKeys, onSet }: BlockSlotsProps) {
  const titleId = useId();
  const texts = useBlockTexts();
  const [first] = choices;
  if (first === undefined) return null;
  return (
    <Box role="group" aria-labelledby={titleId} sx={blockStyle}>
      <Typography id={titleId} variant="caption" component="h4" sx={{ color: 'text.secondary', m: 0 }}>
        {texts.component(first.component)}
      </Typography>
      {choices.map((choice) => (
        <FormControlLabel
          key={choice.key}
          control={
            <Checkbox
              size="small"
              checked={freeKeys.has(choice.key)}
              onChange={(_, isFree) => onSet(choice.key, isFree)}
            />
          }
          label={<SlotLabel choice={choice} />}
          sx={{ alignItems: 'center', mr: 0 }}
          slotProps={{ typography: { component: 'div', sx: { minWidth: 0, flex: 1 } } }}
        />
      ))}
    </Box>
  );
}

function SlotLabel({ choice: { component, name, kind, excerpt, src } }: { choice: SlotChoice }) {
  const texts = useBlockTexts();
  const { assetUrl } = useEditor();
  const definition = useEditorStore().services.catalogue.find(component.componentKey);
  const propName = definition ? texts.prop(definition, name) : name;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', minWidth: 0 }}>
      {kind === 'file' && <Box component="span" aria-hidden sx={thumbnailStyle(src && assetUrl(src))} />}
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {excerpt === '' ? propName : excerpt}
        {excerpt !== '' && kind === 'link' && (
          <Box component="span" sx={{ color: 'text.secondary' }}>{` · ${propName}`}</Box>
        )}
      </Box>
    </Box>
  );
}

/** Groups contents of the same block, which follow each other. */
function groupByBlock(choices: readonly SlotChoice[]): readonly (readonly SlotChoice[])[] {
  const groups = new Map<number, SlotChoice[]>();
  for (const choice of choices) {
    const { id } = choice.component;
    groups.set(id, [...(groups.get(id) ?? []), choice]);
  }
  return [...groups.values()];
}

const blockStyle = {
  display: 'grid',
  px: 3,
  py: 2,
  '& + &': { borderTop: `1px solid ${colors.line}` },
} as const;

const thumbnailStyle = (url: string | undefined) => ({
  flex: 'none',
  width: 44,
  height: 32,
  borderRadius: '4px',
  border: `1px solid ${colors.line}`,
  background: url === undefined ? colors.ground : `${colors.ground} url("${encodeURI(url)}") center / cover`,
});
