import { MATROSKA, MP4, MPEG_TS, QTFF, WEBM } from 'mediabunny';

/** The containers of videos that can be read; those that aren't stored can still be converted. */
export const videoFormats = [MP4, QTFF, WEBM, MATROSKA, MPEG_TS];
