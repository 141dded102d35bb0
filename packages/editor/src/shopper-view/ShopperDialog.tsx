import Close from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { getComponent, pageAddress, pageKey, type PageKey } from '@vitrina/epack-model';
import { goToProblem } from '@vitrina/editor-core/problems';
import { saveEpack } from '@vitrina/editor-core/saving';
import { isUnsaved, viewActions } from '@vitrina/editor-core/store';
import { useEditor } from '@vitrina/editor-ui/editor';
import { useBuilderDispatch, useEditorState } from '@vitrina/editor-ui/store';
import { useBlockTexts } from '@vitrina/editor-ui/texts';
import { colors, FormattedMessage, SelectField } from '@vitrina/ui-kit';
import { useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';

import { joinFindings, type JoinedFinding } from './joinFindings.ts';
import { MeasuredList } from './MeasuredList.tsx';
import { ShopperFrame } from './ShopperFrame.tsx';
import { useMeasuring } from './useMeasuring.ts';
import { widths } from './widths.ts';

/**
 * Shows the saved pages as shoppers see them on a phone, a tablet and a desktop, and lists what measuring them finds.
 */
export function ShopperDialog() {
  const epackId = useEditorState((state) => state.document.epackId);
  const revisions = useEditorState((state) => state.document.revisions);
  // A page that was saved is another page to look at and to measure.
  const version = useMemo(() => JSON.stringify(revisions), [revisions]);
  return epackId === undefined ? null : <OpenDialog key={version} epackId={epackId} />;
}

function OpenDialog({ epackId }: { epackId: string }) {
  const intl = useIntl();
  const titleId = useId();
  const dispatch = useBuilderDispatch();
  const texts = useBlockTexts();
  const { previewUrl } = useEditor();
  const { active, revisions, epack } = useEditorState((state) => state.document);
  const isChanged = useEditorState((state) => isUnsaved(state.document));
  const isSaving = useEditorState((state) => state.saving.status === 'saving');
  const keys = useMemo(() => Object.keys(revisions), [revisions]);
  const activeKey = pageKey(active);
  const first = keys.includes(activeKey) ? activeKey : (keys[0] ?? activeKey);
  const measuring = useMeasuring(keys, first);
  const { shown, measured, step } = measuring;
  const [outlined, setOutlined] = useState<JoinedFinding>();
  const findings = useMemo(() => joinFindings(measured[shown] ?? {}), [measured, shown]);
  const isMeasured = widths.every(({ size }) => measured[shown]?.[size]) || measuring.hasFailed;
  const close = () => dispatch(viewActions.dialogClosed());

  const nameOf = ({ componentId: id }: JoinedFinding): string => {
    if (id === undefined) return intl.formatMessage({ id: 'builder.shopper.wholePage' });
    const page = epack.pages[shown];
    const component = page && getComponent(page, id);
    return component
      ? texts.component(component)
      : intl.formatMessage({ id: 'builder.shopper.block' }, { id });
  };
  const labelOf = (key: PageKey): string => {
    const { locale, template, page } = pageAddress(key);
    const name = `${locale} / ${template} / ${page}`;
    const known = measured[key];
    if (!known) return name;
    const count = joinFindings(known).length;
    return `${name} (${intl.formatMessage({ id: 'builder.shopper.found' }, { count })})`;
  };
  const goTo = ({ componentId, boxes }: JoinedFinding) => {
    if (componentId === undefined) return;
    close();
    const size = widths.find((each) => boxes[each.size])?.size;
    const address = pageAddress(shown);
    dispatch(goToProblem({ kind: 'component', address, id: componentId, ...(size && { size }) }));
  };

  return (
    <Dialog open fullScreen onClose={close} aria-labelledby={titleId}>
      <Box sx={headStyle}>
        <DialogTitle id={titleId} sx={{ flex: 1, p: 0 }}>
          <FormattedMessage id="builder.shopper.title" />
        </DialogTitle>
        <IconButton aria-label={intl.formatMessage({ id: 'ui.action.close' })} onClick={close}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={bodyStyle}>
        <Box sx={framesStyle}>
          {widths.map(({ size, widthPx }) => (
            <ShopperFrame
              key={size}
              size={size}
              widthPx={widthPx}
              pageKey={shown}
              previewUrl={previewUrl(epackId)}
              measurement={measured[shown]?.[size]}
              onMeasured={measuring.onMeasured}
              outlined={outlined?.boxes[size]}
            />
          ))}
        </Box>
        <Box sx={asideStyle}>
          {isChanged && (
            <Alert
              severity="info"
              action={
                <Button size="small" loading={isSaving} onClick={() => void dispatch(saveEpack())}>
                  <FormattedMessage id="builder.command.save" />
                </Button>
              }
            >
              <FormattedMessage id="builder.shopper.unsaved" />
            </Alert>
          )}
          <SelectField
            label={<FormattedMessage id="builder.shopper.page" />}
            value={shown}
            options={keys.map((key) => ({ value: key, label: labelOf(key) }))}
            onChange={(key) => {
              setOutlined(undefined);
              measuring.show(key);
            }}
          />
          {keys.length > 1 && step === undefined && (
            <Button variant="outlined" onClick={measuring.measureAll}>
              <FormattedMessage id="builder.shopper.measureAll" values={{ count: keys.length }} />
            </Button>
          )}
          {step !== undefined && (
            <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
              <Box sx={{ flex: 1 }}>
                <FormattedMessage
                  id="builder.shopper.progress"
                  values={{ number: step, count: keys.length }}
                />
              </Box>
              <Button onClick={measuring.cancel}>
                <FormattedMessage id="ui.action.cancel" />
              </Button>
            </Box>
          )}
          {measuring.hasFailed && (
            <Alert severity="warning">
              <FormattedMessage id="builder.shopper.failed" />
            </Alert>
          )}
          <Box role="region" aria-labelledby={titleId} aria-busy={!isMeasured}>
            <MeasuredList
              findings={findings}
              nameOf={nameOf}
              shown={outlined?.key}
              onShow={setOutlined}
              onGoTo={goTo}
            />
            {findings.length === 0 && (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <FormattedMessage id={isMeasured ? 'builder.shopper.none' : 'builder.shopper.measuring'} />
              </Typography>
            )}
          </Box>
        </Box>
      </Box>
    </Dialog>
  );
}

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  px: 4,
  py: 2,
  borderBottom: `1px solid ${colors.line}`,
} as const;

const bodyStyle = {
  flex: 1,
  minHeight: 0,
  display: { xs: 'block', md: 'flex' },
  overflowY: { xs: 'auto', md: 'hidden' },
} as const;

const framesStyle = {
  flex: 1,
  display: 'grid',
  alignContent: 'start',
  gap: 4,
  p: 4,
  // Each screen is smaller than it is; the phone is shown largest for its width.
  gridTemplateColumns: { xs: '1fr', md: '4fr 6fr 9fr' },
  overflowY: { md: 'auto' },
  backgroundColor: colors.ground,
} as const;

const asideStyle = {
  width: { md: 320 },
  flexShrink: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  p: 4,
  overflowY: { md: 'auto' },
  borderLeft: { md: `1px solid ${colors.line}` },
} as const;
