import { QueryObserver } from '@tanstack/query-core'
import { act, render } from '@testing-library/react'
import * as v from 'valibot'
import { SessionExpiredError } from '../../errors'
import { memoryViews } from '../../stores/testing/memory-views'
import { ViewStore } from '../../stores/view-store'
import { createRegistry, defineWidget } from '../contract'
import type { LoadContext } from '../data/queries'
import { ServicesContext } from '../services'
import { createTestServices } from '../testing/render-widget'
import { usePrepare } from './use-view'

const URL = '/views/index?url=/product/show&id=7'

const { env } = process
const runIn = (host: 'h5' | 'weapp') => {
  process.env = { ...env, TARO_ENV: host }
}
beforeEach(() => runIn('h5'))
afterEach(() => {
  process.env = env
})

interface World {
  readonly hasCode?: boolean
  /** Beside the widgets of the definition. */
  readonly more?: object
  readonly load?: (context: LoadContext) => Promise<unknown>
}

/** An app whose home has a link; what it does on the way to the page is noted. */
async function home(code: () => Promise<unknown>, { hasCode = true, more, load }: World = {}) {
  const asked: string[] = []
  const Drawn = Object.assign(() => null, {
    ahead: (config: object, { id = '' }: Record<string, string>) => ({
      key: ['product', id],
      load: async (context: LoadContext) => {
        asked.push(`data of ${id} ${JSON.stringify(config)}`)
        return load?.(context) ?? id
      },
    }),
  })
  const Late = Object.assign(() => null, {
    load: async () => {
      asked.push('part')
      return Drawn
    },
  })
  const config = v.object({ gallery: v.optional(v.boolean(), true) })
  const detail = defineWidget(
    {
      type: 'detail',
      version: 1,
      tier: 'base',
      value: v.unknown(),
      config,
      ownData: true,
      height: 9,
      examples: {},
    },
    Late,
  )
  const { services, navigator } = createTestServices()
  const ahead = {
    calm: async () => undefined,
    page: async (path: string, key: string) => {
      asked.push(`code of ${path} for ${key}`)
      await code()
      return { default: { registry: createRegistry(detail) } }
    },
    part: <T,>(load: () => T) => load(),
  }
  const storage = memoryViews()
  const touched = jest.spyOn(storage, 'touch')
  const views = new ViewStore({
    async fetchView(url) {
      asked.push(`definition of ${url}`)
      return { name: '', url, widgets: [{ config: { type: 'detail' } }], ...more }
    },
    fetchAll: async () => [],
    storage,
    scope: () => 'test',
    ttl: 60_000,
  })
  let prepare: ReturnType<typeof usePrepare> = () => {}
  const Link = () => {
    prepare = usePrepare()
    return null
  }
  const given = { ...services, views, navigator: hasCode ? { ...navigator, ahead } : navigator }
  render(
    <ServicesContext.Provider value={given}>
      <Link />
    </ServicesContext.Provider>,
  )
  const go = (...input: Parameters<typeof prepare>) => act(async () => prepare(...input))
  return { asked, go, touched, services: given, key: ['', 'en', 'product', '7'] }
}

const comes = async () => {}

test('code and definition of a page are had side by side, then what draws its widgets; no data', async () => {
  const { asked, go } = await home(comes)
  await go('/views/index?url=/product/show&id=')
  expect(asked).toEqual([
    'code of /views/index for /product/show',
    'definition of /product/show',
    'part',
  ])
})

test('a finger on the link has the data too, once for several', async () => {
  const { asked, go } = await home(comes)
  await go(URL, true)
  await go(URL, true)
  expect(asked.filter((one) => /^data/.test(one))).toEqual(['data of 7 {"gallery":true}'])
  expect(asked.filter((one) => /^definition/.test(one))).toHaveLength(1)
})

test('what does not come is nobody\u2019s failure', async () => {
  const { asked, go } = await home(() => Promise.reject(new Error('lost')))
  await go(URL, true)
  expect(asked).toEqual(['code of /views/index for /product/show', 'definition of /product/show'])
})

test.each(['/pages/tabbar/user', '/no/such/page', '/pay/success', ''])(
  'nothing is had for %j',
  async (url) => {
    const { asked, go } = await home(comes)
    await go(url, true)
    expect(asked).toEqual([])
  },
)

test('a mini-program has nothing ahead', async () => {
  runIn('weapp')
  const { asked, go } = await home(comes)
  await go(URL, true)
  expect(asked).toEqual([])
})

test('where all code is in the package nothing is had', async () => {
  const { asked, go } = await home(comes, { hasCode: false })
  await go(URL, true)
  expect(asked).toEqual([])
})

test.each([{ security: { isLogin: true } }, { data: { $meta: { role: 'special' } } }])(
  'of a page that is not for everybody no data are had: whether one may see it is asked there (%j)',
  async (more) => {
    const { asked, go } = await home(comes, { more })
    await go(URL, true)
    expect(asked).toEqual([
      'code of /views/index for /product/show',
      'definition of /product/show',
      'part',
    ])
  },
)

test('a page that was only prepared has not been opened', async () => {
  const { go, touched } = await home(comes)
  await go(URL, true)
  expect(touched).not.toHaveBeenCalled()
})

const refused = () => new SessionExpiredError('product/show', 401, '')

test('a refused session is told by nobody who only prepares', async () => {
  const load = jest.fn(async (_context: LoadContext) => Promise.reject(refused()))
  const { go } = await home(comes, { load })
  await go(URL, true)
  expect(load.mock.calls.map(([{ recover }]) => recover)).toEqual([false])
})

test('who opened the page meanwhile asks for themselves then', async () => {
  let answer = () => {}
  const load = () => new Promise((_, reject) => (answer = () => reject(refused())))
  const { go, services, key } = await home(comes, { load })
  await go(URL, true)
  const own = jest.fn(async () => 'IPA')
  const page = new QueryObserver(services.queries, { queryKey: key, queryFn: own })
  const leave = page.subscribe(() => {})
  expect(own).not.toHaveBeenCalled()
  await act(async () => answer())
  expect(page.getCurrentResult().data).toBe('IPA')
  leave()
})

test('what comes for one user is nothing to the next', async () => {
  let answer = () => {}
  const load = () => new Promise((resolve) => (answer = () => resolve('a price of mine')))
  const { go, services, key } = await home(comes, { load })
  await go(URL, true)
  // As bootstrap does when somebody else logs in.
  services.queries.clear()
  await act(async () => answer())
  expect(services.queries.getQueryData(key)).toBeUndefined()
})
