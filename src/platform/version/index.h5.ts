/** A browser has no base library, and its own way to a new version. */
export const offerUpdates = (_ask: () => Promise<boolean>): void => {}
export const tell = (_message: object): void => {}
