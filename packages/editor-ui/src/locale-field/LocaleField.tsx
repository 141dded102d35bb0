import { commonLocales, isLocale } from '@vitrina/editor-core/locales';
import { languageName } from '@vitrina/epack-model';
import { FormattedMessage, SelectField, TextField } from '@vitrina/ui-kit';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';

/** Props of {@link LocaleField}. */
export interface LocaleFieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Empty until one is chosen. Check a typed one by `isLocale`. */
  readonly value: string;
  /** Locales that are not offered. Default: none. */
  readonly taken?: readonly string[];
  /** The refusal of a value that is a locale. */
  readonly problem?: ReactNode;
  readonly onChange: (locale: string) => void;
}

const other = 'other';

/** Chooses a locale by the name of its language in that language; any other is typed as a language tag. */
export function LocaleField({ label, hint, value, taken = [], problem, onChange }: LocaleFieldProps) {
  const intl = useIntl();
  const [isTyped, setTyped] = useState(false);
  const offered = commonLocales.filter((locale) => !taken.includes(locale));
  // A package can have any locale.
  const locales = isTyped || value === '' ? offered : [...new Set([value, ...offered])];
  const options = [
    ...locales.map((locale) => ({ value: locale, label: `${languageName(locale)} — ${locale}` })),
    { value: other, label: intl.formatMessage({ id: 'builder.locale.other' }) },
  ];
  const choose = (chosen: string) => {
    setTyped(chosen === other);
    onChange(chosen === other ? '' : chosen);
  };
  const choice = (
    <SelectField
      label={label}
      value={isTyped ? other : value}
      options={options}
      error={!isTyped && problem !== undefined}
      helperText={isTyped ? undefined : (problem ?? hint)}
      onChange={choose}
    />
  );
  if (!isTyped) return choice;
  return (
    <>
      {choice}
      <TypedLocale value={value} problem={problem} onChange={onChange} />
    </>
  );
}

type TypedLocaleProps = Pick<LocaleFieldProps, 'value' | 'problem' | 'onChange'>;

/** A field for the tag of a language, which names the language that is recognized. */
function TypedLocale({ value, problem, onChange }: TypedLocaleProps) {
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && value !== '' && !isLocale(value);
  const name = isLocale(value) ? languageName(value) : value;
  return (
    <TextField
      label={<FormattedMessage id="builder.locale.code" />}
      value={value}
      inputAttributes={{ maxLength: 35, autoCapitalize: 'none', spellCheck: false, dir: 'ltr' }}
      error={isWrong || problem !== undefined}
      helperText={
        problem ??
        (isWrong ? (
          <FormattedMessage id="builder.locale.codeProblem" />
        ) : name.toLowerCase() === value.toLowerCase() ? (
          <FormattedMessage id="builder.locale.codeHint" />
        ) : (
          <bdi>{name}</bdi>
        ))
      }
      onBlur={() => setLeft(true)}
      onChange={({ target }) => onChange(target.value.trim())}
    />
  );
}
