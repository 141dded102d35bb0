export { useClipboardEvents } from './useClipboardEvents.ts';
