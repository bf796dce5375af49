import { useCallback } from 'react'
import { usePage } from '../page/page-context'
import { useServices } from '../services'
import type { Scope } from './resolve'

/**
 * What refs and conditions may read on this page; `item` is the tapped row. Of the user everything but what
 * proves who they are: a definition must not be able to put a token into an address.
 */
export function useScope(): (item?: unknown) => Scope {
  const { session } = useServices()
  const page = usePage()
  return useCallback(
    (item) => {
      const { token: _token, openId: _openId, ...user } = session.user ?? {}
      return {
        session: { user: session.user && user, isLoggedIn: session.isLoggedIn },
        route: page.query,
        page: { ...Object.fromEntries(page.state), url: page.url },
        item,
      }
    },
    [session, page],
  )
}
