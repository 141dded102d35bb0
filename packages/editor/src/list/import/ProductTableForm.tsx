import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ProductPages, ProductTable, ProductTableColumn } from '@vitrina/api-client/contract';
import { languageName } from '@vitrina/epack-model';
import { columnRoles, designLocales, pageDesigns } from '@vitrina/page-designs';
import { colors, FormattedMessage, SelectField } from '@vitrina/ui-kit';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';

import { CategoriesField } from '../../epack-data/CategoriesField.tsx';
import { TagsField } from '../../epack-data/TagsField.tsx';

/** Props of {@link ProductTableForm}. */
export interface ProductTableFormProps {
  readonly table: ProductTable;
  readonly isSending: boolean;
  readonly onCheck: (pages: ProductPages) => void;
}

/** Asks how the products of a table become pages: the design, the language, and what each column holds. */
export function ProductTableForm({ table, isSending, onCheck }: ProductTableFormProps) {
  const intl = useIntl();
  const titleId = useId();
  const [design, setDesign] = useState<string>(pageDesigns[0]?.key ?? '');
  const [locale, setLocale] = useState<string>(
    designLocales.find((each) => each === intl.locale) ?? designLocales[0],
  );
  const [categories, setCategories] = useState<readonly string[]>([]);
  const [tags, setTags] = useState<readonly string[]>([]);
  const [roles, setRoles] = useState(table.columns.map(({ role }) => role));
  const isNamed = roles.includes('name');
  const columns = table.columns.map(({ heading }, index) => ({ heading, role: roles[index] ?? 'ignored' }));
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 4 }}>
      <Typography id={titleId} variant="subtitle1" component="h3">
        <FormattedMessage id="builder.import.products.title" values={{ count: table.rowCount }} />
      </Typography>
      <Typography variant="body2">
        <FormattedMessage id="builder.import.products.hint" />
      </Typography>
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <SelectField
          label={<FormattedMessage id="builder.import.products.design" />}
          value={design}
          options={pageDesigns.map(({ key }) => ({
            value: key,
            label: intl.formatMessage({ id: `design.page.${key}` }),
          }))}
          onChange={setDesign}
        />
        <SelectField
          label={<FormattedMessage id="builder.import.products.language" />}
          value={locale}
          options={designLocales.map((value) => ({ value, label: languageName(value) }))}
          onChange={setLocale}
        />
        <CategoriesField
          value={categories}
          problem={noProblem}
          onChange={(ids) => setCategories(ids.map(String))}
        />
        <TagsField value={tags} problem={noProblem} onChange={setTags} />
      </Box>
      <Box
        component="ul"
        aria-label={intl.formatMessage({ id: 'builder.import.products.columns' })}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {table.columns.map((column, index) => (
          // Headings can be equal.
          <Column
            key={`${index} ${column.heading}`}
            {...column}
            role={roles[index] ?? 'ignored'}
            onRole={(role) => setRoles(roles.with(index, role))}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center' }}>
        <Button
          variant="contained"
          loading={isSending}
          disabled={!isNamed}
          onClick={() => onCheck({ design, locale, columns, categories: [...categories], tags: [...tags] })}
        >
          <FormattedMessage id="builder.import.products.check" />
        </Button>
        {!isNamed && (
          <Typography variant="body2" role="status">
            <FormattedMessage id="builder.import.products.nameless" />
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/** Both fields can stay empty: columns can hold them as well. */
const noProblem = { text: undefined, isError: false, onBlur: () => undefined };

interface ColumnProps extends ProductTableColumn {
  readonly example: string;
  readonly onRole: (role: ProductTableColumn['role']) => void;
}

function Column({ heading, example, role, onRole }: ColumnProps) {
  const intl = useIntl();
  const headingId = useId();
  return (
    <Box component="li" sx={columnStyle}>
      <Box sx={{ minWidth: 0 }}>
        <Typography id={headingId} variant="subtitle2" component="label" htmlFor={`${headingId}-role`}>
          {heading === '' ? '—' : heading}
        </Typography>
        <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }}>
          {example === '' ? <FormattedMessage id="builder.import.products.empty" /> : example}
        </Typography>
      </Box>
      <SelectField
        id={`${headingId}-role`}
        value={role}
        options={columnRoles.map((value) => ({
          value,
          label: intl.formatMessage({ id: `builder.import.role.${value}` }),
        }))}
        onChange={onRole}
      />
    </Box>
  );
}

const columnStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 220px' },
  gap: { xs: 2, sm: 4 },
  alignItems: 'center',
  py: 2,
  borderTop: `1px solid ${colors.line}`,
} as const;
