/** Work that makes the frames of a turn. */
export interface TurnWork {
  readonly signal: AbortSignal;
  /** Called after each frame with the number of frames that are made. */
  readonly onProgress: (made: number) => void;
}

/** Frames of a turn, row by row from the lowest up. */
export interface MadeTurn {
  readonly files: readonly File[];
  readonly rowCount: number;
}

/** Props of a dialog that makes a turn. */
export interface TurnDialogProps {
  /** Whether the frames replace other images. */
  readonly isReplacing: boolean;
  /** The most frames that fit. */
  readonly maxFrames: number;
  readonly onMade: (turn: MadeTurn) => void;
  readonly onClose: () => void;
}
