export { TemplateSettingsButton } from './TemplateSettingsButton.tsx';
