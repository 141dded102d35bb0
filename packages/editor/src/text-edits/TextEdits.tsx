import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { ComponentId } from '@vitrina/epack-model';
import { colors, FormattedMessage, StateView } from '@vitrina/ui-kit';
import { useId, useMemo, useState } from 'react';
import { getActivePage } from '@vitrina/editor-core/store';
import { getExcerpt, listTextBlocks, type TextBlock } from '@vitrina/editor-core/texts';
import { ShownFields } from '@vitrina/editor-ui/edited-component';
import { PropField } from '@vitrina/editor-ui/inspector';
import { useEditorStore, useEditorState } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';
import { PageState } from '@vitrina/editor-ui/work';

/** Renders the texts of the page in view by block. One block is open at a time. */
export function TextEdits() {
  const { catalogue } = useEditorStore().services;
  const page = useEditorState(getActivePage);
  const blocks = useMemo(() => (page ? listTextBlocks(page, catalogue) : []), [page, catalogue]);
  const [openId, setOpenId] = useState<ComponentId>();
  if (page === undefined) return <PageState />;
  if (blocks.length === 0) {
    return <StateView state={{ kind: 'empty', title: <FormattedMessage id="builder.small.noTexts" /> }} />;
  }
  return (
    <Box component="ul" sx={listStyle}>
      {blocks.map((block) => {
        const { id } = block.component;
        return (
          <TextBlockItem
            key={id}
            block={block}
            isOpen={id === openId}
            onToggle={() => setOpenId(id === openId ? undefined : id)}
          />
        );
      })}
    </Box>
  );
}

interface TextBlockItemProps {
  readonly block: TextBlock;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function TextBlockItem({ block: { component, definition, texts }, isOpen, onToggle }: TextBlockItemProps) {
  const panelId = useId();
  const blockTexts = useBlockTexts();
  const { catalogue } = useEditorStore().services;
  return (
    <Box component="li" sx={{ '& + &': { borderTop: `1px solid ${colors.line}` } }}>
      <ButtonBase aria-expanded={isOpen} aria-controls={panelId} onClick={onToggle} sx={headStyle}>
        <Typography component="span" variant="subtitle2" sx={{ flexShrink: 0 }}>
          {blockTexts.component(component)}
        </Typography>
        <Typography component="span" variant="body2" noWrap sx={{ color: 'text.secondary', flex: 1 }}>
          {isOpen ? '' : getExcerpt(component, catalogue)}
        </Typography>
        <ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />
      </ButtonBase>
      <Box id={panelId} hidden={!isOpen} sx={{ px: 3, pb: 3 }}>
        {isOpen && (
          <ShownFields id={component.id} componentKey={component.componentKey}>
            <Box sx={{ display: 'grid', gap: 3 }}>
              {texts.map(([name, kind]) => (
                <PropField key={name} definition={definition} name={name} kind={kind} />
              ))}
            </Box>
          </ShownFields>
        )}
      </Box>
    </Box>
  );
}

const listStyle = {
  m: 0,
  p: 0,
  listStyle: 'none',
  backgroundColor: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: '8px',
} as const;

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  width: '100%',
  minHeight: 48,
  px: 3,
  textAlign: 'start',
  justifyContent: 'flex-start',
} as const;
