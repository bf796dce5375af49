/** Only a browser runs the app in several tabs at once. */
export function onSessionStorage(_callback: () => void): void {}
