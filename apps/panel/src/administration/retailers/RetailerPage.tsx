import Alert from '@mui/material/Alert';
import type { Retailer } from '@vitrina/api-client/contract';
import { Card, FormattedMessage } from '@vitrina/ui-kit';
import {
  ManyControl,
  SelectControl,
  SwitchControl,
  TextControl,
  TextListControl,
} from '@vitrina/ui-kit/form';

import { useLicenseOptions } from '../../shared/directory/useDirectory.ts';
import { FieldStack } from '../../shared/records/FieldStack.tsx';
import { RecordFormFrame } from '../../shared/records/RecordFormFrame.tsx';
import { RecordPage } from '../../shared/records/RecordPage.tsx';
import { useRecordForm } from '../../shared/records/useRecordForm.ts';
import { FeedCard } from './FeedCard.tsx';
import { retailerKind } from './retailerKind.ts';
import { useMarketplaceNames } from './useMarketplaceNames.ts';

function RetailerForm({ retailer }: { retailer: Retailer | undefined }) {
  const record = useRecordForm(retailerKind, retailer);
  const { form } = record;
  return (
    <RecordFormFrame record={record} name={retailer?.name ?? ''} listPath={retailerKind.listPath}>
      <Card title={<FormattedMessage id="panel.retailers.one" />}>
        <FieldStack>
          <TextControl form={form} name="name" label={<FormattedMessage id="panel.retailers.name" />} />
          <TextListControl
            form={form}
            name="domains"
            label={<FormattedMessage id="panel.retailers.domains" />}
            hint={<FormattedMessage id="panel.retailers.domainsHint" />}
            errorTexts={{ 'ui.form.invalid': 'panel.retailers.domainWrong' }}
          />
          {retailer?.domains.length === 0 ? (
            <Alert severity="warning">
              <FormattedMessage id="panel.retailers.noDomains" />
            </Alert>
          ) : null}
          <SelectControl
            form={form}
            name="marketplace"
            label={<FormattedMessage id="panel.filter.marketplace" />}
            hint={<FormattedMessage id="panel.retailers.marketplaceHint" />}
            options={useMarketplaceNames()}
          />
          <SwitchControl
            form={form}
            name="isSis"
            label={<FormattedMessage id="panel.retailers.isSis" />}
            hint={<FormattedMessage id="panel.retailers.isSisHint" />}
          />
          <ManyControl
            form={form}
            name="licenseIds"
            label={<FormattedMessage id="panel.retailers.licenses" />}
            hint={<FormattedMessage id="panel.retailers.licensesHint" />}
            options={useLicenseOptions()}
          />
        </FieldStack>
      </Card>
      {retailer && <FeedCard retailer={retailer} />}
    </RecordFormFrame>
  );
}

/** Form page that creates or edits a retailer. */
export function RetailerPage() {
  return <RecordPage kind={retailerKind}>{(retailer) => <RetailerForm retailer={retailer} />}</RecordPage>;
}
