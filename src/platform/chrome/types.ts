/** The host's own frame around a page: title and tab bar. Setting never throws (pitfalls P28). */
export interface HostChrome {
  setTitle(title: string): void
  setTabTexts(texts: readonly string[]): void
  setDark(dark: boolean): void
  /** The language of what is read out and of the fonts chosen, where the host knows one. */
  setLanguage(locale: string): void
}
