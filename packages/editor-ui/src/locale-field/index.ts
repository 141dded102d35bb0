export { LocaleField, type LocaleFieldProps } from './LocaleField.tsx';
