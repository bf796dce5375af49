declare global {
  interface Window {
    /** Started by index.html, so that the definition travels while the scripts load. */
    __taproomHome?: Promise<{ code?: number; data?: unknown }>
  }
}

/** The home definition that index.html asked for; a refusal is left to the ordinary call. */
export function earlyView(): Promise<unknown> | undefined {
  return window.__taproomHome?.then((envelope) => {
    if (envelope.code !== 200) throw new Error('the early request was refused')
    return envelope.data
  })
}
