/** The host's own frame around a page: title and tab bar. Setting never throws (pitfalls P28). */
export interface HostChrome {
  setTitle(title: string): void
  setTabTexts(texts: readonly string[]): void
  setDark(dark: boolean): void
}
