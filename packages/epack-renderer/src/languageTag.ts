export { languageTag, localeDirection } from '@vitrina/epack-model';
