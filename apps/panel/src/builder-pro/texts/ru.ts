export { ru as texts } from '@vitrina/builder-kit/messages';
