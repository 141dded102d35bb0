import type { UploadState } from '../store/uploadsUnderWay.ts';
import type { ConversionChoice, PreparationOptions } from '../store/uploadWork.ts';

/** Returns a function that asks the user in the place of the upload. An abort withdraws the question. */
export function askInPlace(
  { name }: Pick<File, 'name'>,
  note: (state: UploadState) => void,
  signal: AbortSignal,
): PreparationOptions['ask'] {
  return (offer) =>
    new Promise<ConversionChoice>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      const answer = (choice: ConversionChoice) => {
        note({ status: 'running', name, part: 0, isConverting: choice === 'convert' });
        resolve(choice);
      };
      note({ status: 'asking', name, offer, answer });
    });
}
