import type { Query } from '@tanstack/query-core'
import { configure, observable } from 'mobx'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRegistry, type ViewDefinition } from '../../src/engine/contract'
import { createQueryClient } from '../../src/engine/data/queries'
import { Outlet } from '../../src/engine/outlet/outlet'
import { type PageAbout, PageContext, type PageInfo } from '../../src/engine/page/page-context'
import { PageFrame, titleOf } from '../../src/engine/page/page-frame'
import { compile } from '../../src/engine/read/compile'
import { type Services, ServicesContext } from '../../src/engine/services'
import { productDetail, productOffers } from '../../src/features/product/widgets/product-detail'
import { taskClock } from '../../src/features/task/widgets/task-list'
import { setHttpClient } from '../../src/http/endpoint'
import { addTexts, show, translate } from '../../src/i18n/texts'
import { base } from '../../src/registry/base'
import { loadSource } from '../../src/registry/call-lookup'
import { core as coreEn } from '../../src/registry/texts/core/en'
import { core as coreZhHans } from '../../src/registry/texts/core/zh-hans'
import { main as en } from '../../src/registry/texts/main/en'
import { main as zhHans } from '../../src/registry/texts/main/zh-hans'
import { findRoute } from '../../src/routing/derive'
import { HOME, type Route } from '../../src/routing/table'
import { parseUrl } from '../../src/routing/url'
import { isObject } from '../../src/shared/json'
import type { Locale } from '../../src/shared/l10n'
import { addressOf, imageUrls } from '../../src/shared/url'
import { ActivityStore } from '../../src/stores/activity-store'
import { KeptStore } from '../../src/stores/kept-store'
import { without } from '../../taproom.config'
import { navigator } from './links'

/** What a server is asked to draw a page for: a visitor's browser, who has chosen nothing yet. */
export interface Look {
  readonly locale: Locale
  readonly isDark: boolean
  /** Of the screen, px of CSS. */
  readonly width: number
  readonly height: number
  /** Pixels of the screen for one of CSS. */
  readonly ratio: number
}

// A server is no page: nothing of this is to be found by what else runs in it.
configure({ isolateGlobalState: true })
for (const texts of [en, coreEn]) addTexts('en', texts)
for (const texts of [zhHans, coreZhHans]) addTexts('zh-Hans', texts)

/** What home shows, and the page of a product before anything is done there. */
const registry = new Map([...base, ...createRegistry(productDetail, productOffers, taskClock)])

const nothing = () => {}
const never = async () => {}

/** What the parts of a page ask of a browser that is not here. What only happens after drawing is never asked. */
function servicesFor(look: Look): Services {
  const { locale, isDark, width, height, ratio } = look
  const some = {
    session: { userId: '', isLoggedIn: false },
    activity: new ActivityStore(),
    kept: new KeptStore(),
    settings: { locale, isDark, wears: '', fontScale: 1, lessMotion: false },
    queries: createQueryClient(),
    navigator,
    host: {
      platform: 'h5',
      imageUrl: imageUrls(process.env.TARO_APP_H5_ORIGIN ?? '', ratio),
      device: { clientType: 'WapH5', width, height },
      usePageShow: nothing,
      usePageHide: nothing,
      useNearWatch: () => undefined,
    },
    loadSource,
    lacks: new Set(without),
    PageNotices: () => null,
    report: nothing,
    development: false,
  }
  return some as unknown as Services
}

/** The page that is drawn, to its parts: nobody has done anything there yet. */
const infoOf = (url: string, query: PageInfo['query'], about: PageAbout): PageInfo => ({
  url,
  query,
  state: observable.map(),
  isShown: () => true,
  isLeft: () => false,
  hold: () => nothing,
  show: nothing,
  stand: nothing,
  ask: async () => false,
  about: () => about,
  refresh: never,
})

/** Of a list as many as a screen shows, and some: it is read for a second, and who draws it pays for each. */
const cards = (width: number) => (width < 600 ? 4 : 8)

const beginningOf = (data: unknown, width: number) =>
  isObject(data) && Array.isArray(data.result)
    ? { ...data, result: data.result.slice(0, cards(width)) }
    : data

/** Of the page of a product; home's own are fetched by index.html. */
const STYLES = process.env.STYLES_OF_PRODUCT ?? ''

/** The page that shows all other definitions. */
const VIEW = '/views/index'

/** One after the other: the language and the answers are those of one drawing. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * Draws home, or the page of a product, as the app of this build will for somebody who is here for the first time:
 * its first screens, by the widgets and the page of the app itself.
 *
 * @param address the key of its definition, with what it is asked with: `/product/show?id=2001`.
 * @param view the definition, as `getByUrl` answers it.
 * @param answers what its parts ask for first, by address; what waits for any other is drawn as waiting.
 * @returns HTML; empty when the definition cannot be read.
 */
export function drawPage(
  address: string,
  view: unknown,
  answers: Readonly<Record<string, unknown>>,
  look: Look,
): Promise<string> {
  const drawn = turn.then(() => draw(address, view as ViewDefinition, answers, look))
  turn = drawn.catch(nothing)
  return drawn
}

async function draw(
  address: string,
  view: ViewDefinition,
  answers: Readonly<Record<string, unknown>>,
  look: Look,
): Promise<string> {
  const compiled = compile(view, { registry, platform: 'h5' })
  if (!compiled) return ''
  show(look.locale)
  setHttpClient({
    async send({ path, query, body }) {
      const data = answers[addressOf(path, body ? { body: JSON.stringify(body) } : query)]
      if (data === undefined) throw new Error(`${path} came with no answer`)
      return beginningOf(data, look.width)
    },
  })
  const { path: key, query } = parseUrl(address)
  const route = findRoute(key === HOME ? HOME : VIEW) as Route
  const title = titleOf(route, compiled, look.locale) || translate(route.title)
  const about = { title, meta: compiled.meta }
  const asked = key === HOME ? query : { url: key, ...query }
  const services = servicesFor(look)
  const markup = () =>
    renderToStaticMarkup(
      <ServicesContext.Provider value={services}>
        <PageContext.Provider value={infoOf(route.path, asked, about)}>
          <PageFrame title={title} route={route}>
            <Outlet widgets={compiled.widgets} />
          </PageFrame>
        </PageContext.Provider>
      </ServicesContext.Provider>,
    )
  const fetched = async () => {
    const waiting = services.queries.getQueryCache().findAll({ predicate: isUnasked })
    await Promise.allSettled(waiting.map((query) => query.fetch()))
    return waiting.length > 0
  }
  // Parts say what they wait for by being drawn, and what has come may have parts that wait for more.
  markup()
  while (await fetched()) markup()
  const drawn = markup()
  services.queries.clear()
  return key === HOME ? drawn : `<style>${STYLES}</style>${underHeader(drawn)}`
}

/** A page whose picture lies below a clear header says so, as the app does before its first frame (page-top.scss). */
const underHeader = (page: string) =>
  page.includes('tp-under-header') ? page.replace('<div', '<div data-header="clear"') : page

const isUnasked = ({ state }: Query) => state.fetchStatus === 'idle' && state.status === 'pending'
