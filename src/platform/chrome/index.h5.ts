import type { HostChrome } from '../../shared/host'
import { setTabTexts } from '../browser/tab-bar'

export const hostChrome: HostChrome = {
  // Taro's own call writes the title into innerHTML: a title is the server's text, so not through there.
  setTitle(title) {
    document.title = title
  },
  setTabTexts,
  // The tab bar and everything else outside the pages takes its colours from the variables.
  setDark(dark) {
    document.documentElement.classList.toggle('theme-dark', dark)
  },
  setLanguage(locale) {
    document.documentElement.lang = locale
  },
}
