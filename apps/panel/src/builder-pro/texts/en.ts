export { en as texts } from '@vitrina/builder-kit/messages';
