import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSession } from '@vitrina/session';
import { FormattedMessage } from '@vitrina/ui-kit';
import { saveEpack } from '@vitrina/editor-core/saving';
import { isUnsaved } from '@vitrina/editor-core/store';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useEditorState, useBuilderDispatch } from '@vitrina/editor-ui/store';
import { SaveState } from '@vitrina/editor-ui/work';

import type { Layout } from './layouts/layout.ts';
import { LanguageMenu } from './languages/LanguageMenu.tsx';
import { StepList } from './steps/StepList.tsx';
import type { Step } from './steps/steps.ts';

interface SimpleHeaderProps {
  readonly step: Step;
  /** Whether the page matches its layout, so that the form can edit it. */
  readonly isEditable: boolean;
  /** `undefined` until a layout is chosen. */
  readonly layout: Layout | undefined;
  readonly proUrl: (epackId: string) => string;
  readonly onGo: (step: Step) => void;
}

/** Shows the product's name, the save state, and the actions available in every step. */
export function SimpleHeader({ step, isEditable, layout, proUrl, onGo }: SimpleHeaderProps) {
  const dispatch = useBuilderDispatch();
  const { can } = useSession();
  const { previewUrl } = useEditor();
  const { epack, epackId } = useEditorState((state) => state.document);
  const unsaved = useEditorState((state) => isUnsaved(state.document));
  const isSaving = useEditorState((state) => state.saving.status === 'saving');
  const canSave = unsaved && !isSaving;
  const { productName } = epack.manifest.productData;
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minWidth: 0 }}>
        <Typography variant="h2" noWrap sx={{ minWidth: 0, flexShrink: 1 }}>
          {productName === '' ? <FormattedMessage id="simpleBuilder.unnamed" /> : productName}
        </Typography>
        <SaveState />
        <Box sx={{ flex: 1 }} />
        {isEditable && layout && <LanguageMenu layout={layout} />}
        {isEditable && epackId !== undefined && can('BuilderPro') && (
          <Button href={proUrl(epackId)}>
            <FormattedMessage id="simpleBuilder.openPro" />
          </Button>
        )}
        {epackId !== undefined && (
          <Button href={previewUrl(epackId)} target="_blank" rel="noopener">
            <FormattedMessage id="builder.command.preview" />
          </Button>
        )}
        {isEditable && (
          <Button
            variant="outlined"
            // A disabled button would lose focus after saving with the keyboard.
            aria-disabled={!canSave}
            onClick={() => canSave && void dispatch(saveEpack())}
            sx={saveStyle}
          >
            <FormattedMessage id="simpleBuilder.save" />
          </Button>
        )}
        {isEditable && step === 'fill' && (
          <Button
            variant="contained"
            onClick={() => onGo('publish')}
            // Phones show only the button at the end of the form.
            sx={{ display: { xs: 'none', md: 'inline-flex' } }}
          >
            <FormattedMessage id="simpleBuilder.toPublish" />
          </Button>
        )}
      </Box>
      {(isEditable || epackId === undefined) && <StepList step={step} hasLayout={isEditable} onGo={onGo} />}
    </Box>
  );
}

const saveStyle = {
  '&[aria-disabled=true]': {
    color: 'action.disabled',
    borderColor: 'action.disabledBackground',
    backgroundColor: 'transparent',
    cursor: 'default',
  },
} as const;
