/** A browser loads all texts of the language it shows (index.h5.ts). */
export function addCoreTexts(): void {}
