import type { ProductOwnerRecord } from '@vitrina/api-client/contract';
import { Card, FormattedMessage } from '@vitrina/ui-kit';
import { OneControl, SelectControl, TextControl } from '@vitrina/ui-kit/form';
import { useWatch } from 'react-hook-form';

import { useLicenseOptions } from '../../shared/directory/useDirectory.ts';
import { FieldStack } from '../../shared/records/FieldStack.tsx';
import { RecordFormFrame } from '../../shared/records/RecordFormFrame.tsx';
import { RecordPage } from '../../shared/records/RecordPage.tsx';
import { useRecordForm } from '../../shared/records/useRecordForm.ts';
import { productOwnerKind } from './productOwnerKind.ts';
import { useOwnerWords } from './useOwnerWords.ts';

function ProductOwnerForm({ owner }: { owner: ProductOwnerRecord | undefined }) {
  const record = useRecordForm(productOwnerKind, owner);
  const { form } = record;
  const { kinds, roles } = useOwnerWords();
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <RecordFormFrame record={record} name={owner?.name ?? ''} listPath={productOwnerKind.listPath}>
      <Card title={<FormattedMessage id="panel.productOwners.products" />}>
        <FieldStack>
          <SelectControl
            form={form}
            name="kind"
            label={<FormattedMessage id="panel.productOwners.kind" />}
            options={kinds}
          />
          {(kind === 'brand' || kind === 'mpn') && (
            <TextControl
              form={form}
              name="brand"
              label={<FormattedMessage id="panel.productOwners.brand" />}
            />
          )}
          {kind !== 'brand' && (
            <TextControl
              form={form}
              name="code"
              label={<FormattedMessage id={`panel.productOwners.code.${kind}`} />}
              hint={kind === 'prefix' ? <FormattedMessage id="panel.productOwners.prefixHint" /> : undefined}
            />
          )}
        </FieldStack>
      </Card>
      <Card title={<FormattedMessage id="panel.productOwners.license" />}>
        <FieldStack>
          <OneControl
            form={form}
            name="licenseId"
            label={<FormattedMessage id="panel.productOwners.license" />}
            options={useLicenseOptions()}
          />
          <SelectControl
            form={form}
            name="role"
            label={<FormattedMessage id="panel.productOwners.role" />}
            hint={<FormattedMessage id="panel.productOwners.roleHint" />}
            options={roles}
          />
          <TextControl
            form={form}
            name="until"
            type="date"
            label={<FormattedMessage id="panel.productOwners.until" />}
            hint={<FormattedMessage id="panel.productOwners.untilHint" />}
          />
        </FieldStack>
      </Card>
    </RecordFormFrame>
  );
}

/** Form page that grants products to a license, delegates or transfers them. */
export function ProductOwnerPage() {
  return <RecordPage kind={productOwnerKind}>{(owner) => <ProductOwnerForm owner={owner} />}</RecordPage>;
}
