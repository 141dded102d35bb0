import { standardCatalogue } from '@vitrina/block-catalogue';
import { messages as blockMessages } from '@vitrina/block-catalogue/messages';
import { blockNameId, familyNameId } from '@vitrina/block-kit';
import { amazonTemplate, ozonTemplate } from '@vitrina/epack-model';
import { asMessageId, FormattedMessage, WithMessages } from '@vitrina/ui-kit';
import { SelectControl } from '@vitrina/ui-kit/form';
import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';

import type { LicenseForm } from './ruleForm.ts';

const catalogues = [blockMessages];
const templates = ['master_template', ozonTemplate, amazonTemplate].map((value) => ({ value, label: value }));

interface RequiredBlockProps {
  form: LicenseForm;
  name: `contentRules.requiredBlocks.${number}`;
}

/** Fields of a block that pages must contain. */
export function RequiredBlockFields(props: RequiredBlockProps) {
  return (
    <WithMessages catalogues={catalogues}>
      <Fields {...props} />
    </WithMessages>
  );
}

function Fields({ form, name }: RequiredBlockProps) {
  return (
    <Box sx={{ display: 'grid', gap: 4, alignItems: 'start', gridTemplateColumns: { sm: '1fr 1fr' } }}>
      <SelectControl
        form={form}
        name={`${name}.componentKey`}
        label={<FormattedMessage id="panel.rules.block" />}
        options={useBlockOptions()}
      />
      <SelectControl
        form={form}
        name={`${name}.template`}
        label={<FormattedMessage id="panel.rules.template" />}
        options={templates}
      />
    </Box>
  );
}

/** Returns the blocks of the palette by family, in the user's language. */
function useBlockOptions() {
  const { messages, formatMessage } = useIntl();
  const name = (id: string, fallback: string) => {
    const known = asMessageId(messages, id);
    return known === undefined ? fallback : formatMessage({ id: known });
  };
  return standardCatalogue.definitions
    .filter(({ isInPalette }) => isInPalette)
    .map(({ key, family }) => ({
      value: key,
      label: `${name(familyNameId(family), family)}: ${name(blockNameId(key), key)}`,
    }));
}
