import { configure, observable } from 'mobx'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ViewDefinition } from '../../src/engine/contract'
import { createQueryClient } from '../../src/engine/data/queries'
import { Outlet } from '../../src/engine/outlet/outlet'
import { PageContext, type PageInfo } from '../../src/engine/page/page-context'
import { PageFrame } from '../../src/engine/page/page-frame'
import { compile } from '../../src/engine/read/compile'
import { type Services, ServicesContext } from '../../src/engine/services'
import { setHttpClient } from '../../src/http/endpoint'
import { addTexts, show, translate } from '../../src/i18n/texts'
import { base } from '../../src/registry/base'
import { loadSource } from '../../src/registry/call-lookup'
import { main as en } from '../../src/registry/texts/main/en'
import { main as zhHans } from '../../src/registry/texts/main/zh-hans'
import { findRoute } from '../../src/routing/derive'
import { HOME, type Route } from '../../src/routing/table'
import { isObject } from '../../src/shared/json'
import type { Locale } from '../../src/shared/l10n'
import { addressOf, imageUrls } from '../../src/shared/url'
import { ActivityStore } from '../../src/stores/activity-store'
import { KeptStore } from '../../src/stores/kept-store'
import { without } from '../../taproom.config'

/** What a server is asked to draw home for: a visitor's browser, who has chosen nothing yet. */
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
addTexts('en', en)
addTexts('zh-Hans', zhHans)

const nothing = () => {}
const never = async () => {}

/** What the parts of home ask of a browser that is not here. What only happens after drawing is never asked. */
function servicesFor(look: Look): Services {
  const { locale, isDark, width, height, ratio } = look
  const some = {
    session: { userId: '', isLoggedIn: false },
    activity: new ActivityStore(),
    kept: new KeptStore(),
    settings: { locale, isDark, wears: '', fontScale: 1, lessMotion: false },
    queries: createQueryClient(),
    navigator: {},
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

const page: PageInfo = {
  url: HOME,
  query: {},
  state: observable.map(),
  isShown: () => true,
  isLeft: () => false,
  hold: () => nothing,
  show: nothing,
  stand: nothing,
  ask: async () => false,
  about: () => ({ title: '', meta: undefined }),
  refresh: never,
}

/** Of a list as many as a screen shows, and some: it is read for a second, and who draws it pays for each. */
const cards = (width: number) => (width < 600 ? 4 : 8)

const beginningOf = (data: unknown, width: number) =>
  isObject(data) && Array.isArray(data.result)
    ? { ...data, result: data.result.slice(0, cards(width)) }
    : data

/** One after the other: the language and the answers are those of one drawing. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * Draws home as the app of this build will for somebody who is here for the first time: its first screens, by the
 * widgets and the page of the app itself.
 *
 * @param view the definition, as `getByUrl` answers it.
 * @param answers what its lists show, by address; a list whose answer is not among them is drawn as waiting.
 * @returns HTML; empty when the definition cannot be read.
 */
export function drawHome(
  view: unknown,
  answers: Readonly<Record<string, unknown>>,
  look: Look,
): Promise<string> {
  const drawn = turn.then(() => draw(view as ViewDefinition, answers, look))
  turn = drawn.catch(nothing)
  return drawn
}

async function draw(
  view: ViewDefinition,
  answers: Readonly<Record<string, unknown>>,
  look: Look,
): Promise<string> {
  const compiled = compile(view, { registry: base, platform: 'h5' })
  if (!compiled) return ''
  show(look.locale)
  setHttpClient({
    async send({ path, query }) {
      const data = answers[addressOf(path, query)]
      if (data === undefined) throw new Error(`${path} came with no answer`)
      return beginningOf(data, look.width)
    },
  })
  const route = findRoute(HOME) as Route
  const services = servicesFor(look)
  const markup = () =>
    renderToStaticMarkup(
      <ServicesContext.Provider value={services}>
        <PageContext.Provider value={page}>
          <PageFrame title={translate(route.title)} route={route}>
            <Outlet widgets={compiled.widgets} />
          </PageFrame>
        </PageContext.Provider>
      </ServicesContext.Provider>,
    )
  // Parts say what they wait for by being drawn; what has come is drawn the second time.
  markup()
  const asked = services.queries.getQueryCache().getAll()
  await Promise.allSettled(asked.map((query) => query.fetch()))
  const drawn = markup()
  services.queries.clear()
  return drawn
}
