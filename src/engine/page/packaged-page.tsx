import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n'
import { findRoute } from '../../routing/derive'
import type { Route } from '../../routing/table'
import { formatUrl, viewKeyOf } from '../../routing/url'
import { isObject } from '../../shared/json'
import { compileCached } from '../read/compile'
import { useServices } from '../services'
import { useQueryOf } from './page-context'
import { PageFrame } from './page-frame'
import { PageState } from './page-state'
import { ViewPage, type ViewPageProps } from './view-page'

/**
 * A page of a package that has fewer widgets than there are (decision 0143). Which ones a page shows is an operator's
 * to say: one that names another gives way to the page of the same address in the package that has all of them.
 */
export const PackagedPage = observer(function PackagedPage(props: ViewPageProps) {
  const { path, registry } = props
  const { views, host } = useServices()
  const route = findRoute(path) as Route
  const query = useQueryOf(path)
  const definition = route.local ? undefined : views.peek(viewKeyOf(route, query))
  const compiled = isObject(definition)
    ? compileCached(definition, { registry, platform: host.platform })
    : undefined
  // What is read stays: a widget that comes meanwhile is there with the next visit.
  const isDrawn = useRef(false)
  if (compiled?.unknown.length === 0) isDrawn.current = true
  if (compiled && !isDrawn.current) return <GivesWay route={route} url={formatUrl(path, query)} />
  return <ViewPage {...props} />
})

interface WayProps {
  readonly route: Route
  readonly url: string
}

/** Until the other page is there: its package may have to be fetched first. */
function GivesWay({ route, url }: WayProps) {
  const { navigator } = useServices()
  const t = useTranslate()
  const [error, setError] = useState<unknown>()
  const widen = useCallback(() => {
    setError(undefined)
    navigator.widen(url).catch(setError)
  }, [navigator, url])
  useEffect(widen, [widen])
  return (
    <PageFrame title={t(route.title)} route={route}>
      {error === undefined ? (
        <PageState kind='loading' />
      ) : (
        <PageState kind='failed' error={error} onAction={widen} />
      )}
    </PageFrame>
  )
}
