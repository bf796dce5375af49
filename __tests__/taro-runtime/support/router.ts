import {
  createHashHistory,
  createRouter as createTaroRouter,
  handleAppMountWithTabbar,
  setHistory,
} from '@tarojs/router/dist/index.js'
import React from 'react'
import { PullDownRefresh } from '../../../src/platform/browser/components'
import { toCustomRoutes } from '../../../src/routing/derive'
import { type Route, routes } from '../../../src/routing/table'

export * from '@tarojs/router/dist/index.js'

interface Page {
  readonly path: string
  load(context: object, params: object): Promise<unknown>
}
interface Config {
  routes: Page[]
  router: object
  PullDownRefresh: unknown
}

/**
 * `createRouter` for the test utilities, which were written for Taro 3.6: there the router made its own
 * history, drew its own frame and named the page it loads. Does what the entry of an H5 build does.
 */
export function createRouter(app: object, config: Config): void {
  config.PullDownRefresh = PullDownRefresh
  config.router = { mode: 'hash', customRoutes: toCustomRoutes(routes as readonly Route[]) }
  config.routes = config.routes.map((route) => ({
    ...route,
    ...require(`../../../src/${route.path}.config`).default,
    load: (context, params) => route.load({ ...context, route }, params),
  }))
  const history = createHashHistory({ window })
  setHistory(history)
  handleAppMountWithTabbar(config as never, history)
  createTaroRouter(history, app as never, config as never, React as never)
}
