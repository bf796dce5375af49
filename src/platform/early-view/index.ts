/** The home definition, when something asked for it before the app ran. Only the browser can. */
export const earlyView = (): Promise<unknown> | undefined => undefined
