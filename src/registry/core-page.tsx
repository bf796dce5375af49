import { type ComponentProps, useState } from 'react'
import type { Registry, ViewDefinition } from '../engine/contract'
import { ViewPage } from '../engine/page/view-page'
import { useServices } from '../engine/services'
import { openOutbox } from '../features/outbox'
import { account } from './account'
import { all } from './all'
import { commerce } from './commerce'

type RoutePath = ComponentProps<typeof ViewPage>['path']

/** What pages of a folder show before, or without, a word from the server. */
type Fallbacks = Readonly<Partial<Record<RoutePath, ViewDefinition>>>

/** Makes pages that may show these widgets. */
const pagesWith =
  (registry: Registry) =>
  (path: RoutePath, fallbacks: Fallbacks = {}) =>
    Object.assign(
      function CorePage() {
        const services = useServices()
        useState(() => {
          // Before anything on the page sends something; a browser has it by then (features/profile).
          if (process.env.TARO_ENV !== 'h5') openOutbox(services)
        })
        return <ViewPage path={path} registry={registry} fallback={fallbacks[path]} />
      },
      // For who prepares the page before it is opened (engine/page/use-view).
      { registry },
    )

/*
 * Pages of the subpackage. There are seventy, and they all come with the first that is opened: what each of
 * them says for itself is paid for by every one.
 */
export const accountPage = pagesWith(account)
export const allPage = pagesWith(all)
export const commercePage = pagesWith(commerce)
