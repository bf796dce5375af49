import { useCallback } from 'react'
import { useTranslate } from '../../i18n'
import type { Action } from '../contract'
import { useScope } from '../data/use-scope'
import { usePage } from '../page/page-context'
import { useServices } from '../services'
import { useOpen } from './open'
import { runAction } from './runners'

/** Runs an action of the definition; an absent or unknown one does nothing. */
export function useAct(): (action: Action | undefined, item?: unknown) => void {
  const services = useServices()
  const page = usePage()
  const scopeOf = useScope()
  const open = useOpen()
  const t = useTranslate()
  return useCallback(
    (action, item) => {
      if (!action) return
      const fail = (error: unknown) => services.report('action failed', error)
      // Started within the tap, which hosts demand for some calls; a damaged action throws at once.
      try {
        runAction(action, { services, page, scope: scopeOf(item), open, t }).catch(fail)
      } catch (error) {
        fail(error)
      }
    },
    [services, page, scopeOf, open, t],
  )
}
