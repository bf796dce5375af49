/** A browser loads all texts of the language it shows (src/i18n/index.h5.ts). */
export function addCoreTexts(): void {}
