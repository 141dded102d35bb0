/** A smaller, playable version of a video that the browser can make. */
export interface ConversionOffer {
  readonly format: 'mp4' | 'webm';
  /** The shorter edge of the converted video. */
  readonly lines: number;
  /** The estimated size of the converted video. */
  readonly sizeBytes: number;
  readonly original: {
    readonly lines: number;
    readonly bitsPerSecond: number;
    readonly sizeBytes: number;
    /** Whether shoppers' browsers play the original, so that it can be uploaded as it is. */
    readonly isPlayable: boolean;
  };
}

/** The answer to a {@link ConversionOffer}. */
export type ConversionChoice = 'convert' | 'keep';

/** The conditions of work on a file before its upload. */
export interface PreparationOptions {
  readonly signal: AbortSignal;
  /** Called with the finished part of a conversion, from 0 to 1. */
  readonly onProgress: (part: number) => void;
  readonly ask: (offer: ConversionOffer) => Promise<ConversionChoice>;
}

/** Work on files in the browser, before and after their upload. */
export interface UploadWork {
  /**
   * Returns the file to upload: the same, or one made from it.
   * @throws FileRefusedError
   */
  readonly prepare: (file: File, options: PreparationOptions) => Promise<File>;
  /** Returns an image that can stand for a file; undefined if the browser can't make one. */
  readonly makePoster: (file: File, signal: AbortSignal) => Promise<File | undefined>;
}
