import { act, render } from '@testing-library/react'
import * as v from 'valibot'
import { memoryViews } from '../../stores/testing/memory-views'
import { ViewStore } from '../../stores/view-store'
import { createRegistry, defineWidget } from '../contract'
import { ServicesContext } from '../services'
import { createTestServices } from '../testing/render-widget'
import { usePrepare } from './use-view'

const URL = '/views/index?url=/product/show&id=7'

/** An app whose home has a link; what it does on the way to the page is noted. */
async function home(code: () => Promise<unknown>, { hasCode = true, security = {} } = {}) {
  const asked: string[] = []
  const Drawn = Object.assign(() => null, {
    ahead: (config: object, { id = '' }: Record<string, string>) => ({
      key: ['product', id],
      load: async () => asked.push(`data of ${id} ${JSON.stringify(config)}`),
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
    page: async (path: string) => {
      asked.push(`code of ${path}`)
      await code()
      return { default: { registry: createRegistry(detail) } }
    },
    part: <T,>(load: () => T) => load(),
  }
  const views = new ViewStore({
    async fetchView(url) {
      asked.push(`definition of ${url}`)
      return { name: '', url, security, widgets: [{ config: { type: 'detail' } }] }
    },
    fetchAll: async () => [],
    storage: memoryViews(),
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
  return { asked, go: (...input: Parameters<typeof prepare>) => act(async () => prepare(...input)) }
}

const comes = async () => {}

test('code and definition of a page are had side by side, then what draws its widgets; no data', async () => {
  const { asked, go } = await home(comes)
  await go('/views/index?url=/product/show&id=')
  expect(asked).toEqual(['code of /views/index', 'definition of /product/show', 'part'])
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
  expect(asked).toEqual(['code of /views/index', 'definition of /product/show'])
})

test.each(['/pages/tabbar/user', '/no/such/page', ''])('nothing is had for %j', async (url) => {
  const { asked, go } = await home(comes)
  await go(url, true)
  expect(asked).toEqual([])
})

test('where all code is in the package nothing is had', async () => {
  const { asked, go } = await home(comes, { hasCode: false })
  await go(URL, true)
  expect(asked).toEqual([])
})

test('of a page that is not for everybody no data are had: whether one may see it is asked there', async () => {
  const { asked, go } = await home(comes, { security: { isLogin: true } })
  await go(URL, true)
  expect(asked).toEqual(['code of /views/index', 'definition of /product/show', 'part'])
})
