import { tintOf } from '../../shared/colours'
import { TOAST_TIME } from '../../shared/constants'
import type { HostChrome } from '../../shared/host'
import type { Question } from '../../shared/host-port'
import { setTabTexts } from '../browser/tab-bar'

export const hostChrome: HostChrome = {
  // Taro's own call writes the title into innerHTML: a title is the server's text, so not through there.
  setTitle(title) {
    document.title = title
  },
  setTabTexts,
  // The tab bar and everything else outside the pages takes its colours from the variables.
  setDark(dark, wears = '') {
    const { classList, style } = document.documentElement
    classList.toggle('theme-dark', dark)
    if (process.env.TARO_APP_WARDROBE) {
      // What was worn before goes, and with it the other theme's.
      style.cssText = ''
      for (const [name, colour] of Object.entries(tintOf(wears, dark ? 'dark' : 'light') ?? {}))
        style.setProperty(name, colour)
      for (const name of Object.keys(JSON.parse(process.env.TARO_APP_WARDROBE)))
        classList.toggle(`tp-wears-${name}`, name === wears)
    }
  },
  setStill(still) {
    document.documentElement.classList.toggle('tp-still', still)
  },
  setLanguage(locale) {
    document.documentElement.lang = locale
  },
}

function createToast(): (title: string) => void {
  const line = document.createElement('div')
  line.className = 'tp-toast'
  line.setAttribute('role', 'status')
  let timer = 0
  return (title) => {
    // Screen readers speak a change of a region that is already there.
    if (!line.isConnected) document.body.append(line)
    window.clearTimeout(timer)
    line.textContent = title
    timer = window.setTimeout(() => {
      line.textContent = ''
    }, TOAST_TIME)
  }
}

/** A short line that goes by itself (client spec §9: 1500 ms), one at a time. Never throws. */
export const toast: (title: string) => void = createToast()

/** A browser's own dialogs stop the page and outlive it, and have no colours: the app draws its own. */
export const confirm = async (_question: Question): Promise<undefined> => undefined
