import { getDesignTexts, onDesignTexts } from '@vitrina/page-designs';

/** The texts of designs that problems are found by; they are loaded per language. */
export const designTexts = { get: getDesignTexts, subscribe: onDesignTexts } as const;
