import { useCallback } from 'react'
import { NavigationError } from '../../errors'
import { type Translate, useTranslate } from '../../i18n'
import { WORDS, type Word } from '../../routing/navigator'
import { formatUrl } from '../../routing/url'
import type { Scope } from '../data/resolve'
import { errorText } from '../error-text'
import { type PageInfo, usePage } from '../page/page-context'
import { type Services, useServices } from '../services'

type Open = (
  url: string,
  options?: { readonly replace?: boolean; readonly by?: Word },
) => Promise<void>

/** What an action may use. */
export interface ActContext {
  readonly services: Services
  readonly page: PageInfo
  readonly scope: Scope
  readonly open: Open
  readonly t: Translate
}

/**
 * Opens a public address and tells the user when that fails. A repeated tap while the page is opening
 * is not worth a message. What ends after its page was left opens nothing over the next one.
 */
export function useOpen(): Open {
  const { navigator, host } = useServices()
  const { isLeft } = usePage()
  const t = useTranslate()
  return useCallback(
    async (url, { replace, by } = {}) => {
      if (isLeft()) return
      try {
        // A definition is foreign data: it may say anything.
        if (by && WORDS.includes(by)) await navigator.go(by, url)
        else await navigator[replace ? 'replace' : 'open'](url)
      } catch (error) {
        if (error instanceof NavigationError && error.problem === 'repeated') return
        host.toast(errorText(error, t, 'error.unexpected'))
      }
    },
    [navigator, host, isLeft, t],
  )
}

/** Opens the login page and comes back afterwards (client spec §2): to the page, or to an address. */
export function openLogin(
  { session, navigator }: Services,
  back: string | Pick<PageInfo, 'url' | 'query'>,
): Promise<void> {
  session.setReturnTarget(typeof back === 'string' ? back : formatUrl(back.url, back.query))
  return navigator.open('/user/login').catch(() => undefined)
}
