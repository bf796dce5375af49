import { useMemo } from 'react'
import { NavigationError } from '../../errors'
import { type Translate, useTranslate } from '../../i18n'
import { WORDS, type Word } from '../../routing/navigator'
import { formatUrl, pageOf } from '../../routing/url'
import { NOWHERE } from '../../ui/page-contexts'
import type { Action } from '../contract'
import type { Scope } from '../data/resolve'
import { errorText } from '../error-text'
import { type PageInfo, usePage } from '../page/page-context'
import { type Services, useServices } from '../services'

interface OpenOptions {
  readonly replace?: boolean
  readonly by?: Word
}

interface PressOptions extends OpenOptions {
  /** What the press does before it opens. */
  readonly first?: () => void
}

/** Where `contact` leads. */
export const SUPPORT = '/custService/service'

export interface Open {
  (url: string, options?: OpenOptions): Promise<void>
  /**
   * The press of what leads to an address. Where the server lacks the page it is `NOWHERE`, and what is given it
   * is not drawn (decision 0092): buttons, cells and menus take this, and not a function that opens.
   */
  readonly to: (url: string, options?: PressOptions) => () => void
}

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
  const { navigator, host, lacks } = useServices()
  const { isLeft } = usePage()
  const t = useTranslate()
  return useMemo(() => {
    const open = async (url: string, { replace, by }: OpenOptions = {}) => {
      if (isLeft()) return
      try {
        // A definition is foreign data: it may say anything.
        if (by && WORDS.includes(by)) await navigator.go(by, url)
        else await navigator[replace ? 'replace' : 'open'](url)
      } catch (error) {
        if (error instanceof NavigationError && error.problem === 'repeated') return
        host.toast(errorText(error, t, 'error.unexpected'))
      }
    }
    const to: Open['to'] = (url, options) => {
      if (lacks?.size && lacks.has(pageOf(url))) return NOWHERE
      return () => {
        options?.first?.()
        void open(url, options)
      }
    }
    return Object.assign(open, { to })
  }, [navigator, host, isLeft, t, lacks])
}

/** Whether an action asks for what the server lacks, or leads to it. */
export function isLackingIn(action: Action | undefined, lacks: Services['lacks']): boolean {
  if (!action || !lacks?.size) return false
  if (action.do === 'call') return lacks.has(action.call)
  const url = action.do === 'contact' ? SUPPORT : 'url' in action ? action.url : undefined
  return typeof url === 'string' && lacks.has(pageOf(url))
}

/** Whether a path that was called is one of the calls that the server lacks; `{id}` stands for any part. */
export function isCallOf(lacks: Services['lacks'], path: string): boolean {
  const parts = path.split('/')
  const fits = (name: string) => {
    const wanted = name.split('/')
    return (
      wanted.length === parts.length &&
      wanted.every((part, at) => part.startsWith('{') || part === parts[at])
    )
  }
  return !!lacks?.size && [...lacks].some(fits)
}

/** What a server may lack: a call, by its contract. */
interface Sent {
  readonly contract: { readonly path: string }
}

/**
 * The press of what sends a call, or `NOWHERE` where the server lacks it: a button that could only fail is not
 * drawn (decision 0092).
 */
export function useOffer(): <P extends () => unknown>(call: Sent, press: P) => P | (() => void) {
  const { lacks } = useServices()
  return (call, press) => (lacks?.has(call.contract.path) ? NOWHERE : press)
}

/** Opens the login page and comes back afterwards (client spec §2): to the page, or to an address. */
export function openLogin(
  { session, navigator }: Services,
  back: string | Pick<PageInfo, 'url' | 'query'>,
): Promise<void> {
  session.setReturnTarget(typeof back === 'string' ? back : formatUrl(back.url, back.query))
  return navigator.open('/user/login').catch(() => undefined)
}
