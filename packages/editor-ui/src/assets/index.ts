export { UploadProgress } from './UploadProgress.tsx';
export { useUploads } from './useUploads.ts';
