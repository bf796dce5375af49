import { act, render, screen } from '@testing-library/react'
import { ApiError, NetworkError } from '../errors'
import { initI18n } from '../i18n'
import type { Platform } from './contract'
import { ServicesContext } from './services'
import { createTestServices, type FakeApi } from './testing/render-widget'

// Point 16. In the browser's project these names are those of a browser: by their endings both
// variants are under test on every host.
const { useVirtualGoods, useOfferedLinks } = jest.requireActual('./virtual-goods.tsx')
const browser = jest.requireActual('./virtual-goods.h5.tsx')

const CALL = 'basic/autoConfig/getValue'
const NO = { weappIos: false, alipayIos: false }

interface Phone {
  readonly platform: Platform
  readonly os?: 'ios' | 'other'
}

async function ask(
  phone: Phone,
  answer: unknown,
  { hook = useVirtualGoods, needed }: { hook?: typeof useVirtualGoods; needed?: boolean } = {},
) {
  const api: FakeApi = { [CALL]: answer }
  const test = createTestServices({ ...phone, api })
  const said: string[] = []
  function Asks() {
    const verdict = hook(needed)
    said.push(verdict)
    return <p>{verdict}</p>
  }
  const tree = (
    <ServicesContext.Provider value={test.services}>
      <Asks />
    </ServicesContext.Provider>
  )
  const show = () => act(async () => render(tree))
  const view = await show()
  return { ...test, said, show, leave: () => view.unmount() }
}

const verdict = () => screen.getByRole('paragraph').textContent

beforeAll(() => initI18n('en'))

test.each<[Platform, Record<string, unknown>]>([
  ['weapp', { weappIos: true, alipayIos: false }],
  ['alipay', { weappIos: false, alipayIos: true }],
])('%s on iOS may sell where the server says so, for this host', async (platform, answer) => {
  const { said, calls } = await ask({ platform, os: 'ios' }, answer)
  expect(verdict()).toBe('allowed')
  expect(said[0]).toBe('asking')
  expect(calls[0]).toMatchObject({ path: CALL, query: { type: 'virtualPay' } })
})

test.each<[string, Platform, unknown]>([
  ['says no', 'weapp', NO],
  ['says no', 'alipay', NO],
  ['allows another host', 'weapp', { ...NO, alipayIos: true }],
  ['allows another host', 'alipay', { ...NO, weappIos: true }],
  ['answers with a text', 'weapp', { weappIos: 'true' }],
  ['answers with a number', 'alipay', { alipayIos: 1 }],
  ['does not know the switch', 'weapp', {}],
  ['has no such configuration', 'alipay', null],
  ['cannot be reached', 'weapp', new NetworkError(CALL)],
  ['fails', 'alipay', new ApiError(CALL, 500, 'oops')],
])('a server that %s hides on iOS (%s)', async (_, platform, answer) => {
  const { said } = await ask({ platform, os: 'ios' }, answer)
  expect(verdict()).toBe('hidden')
  expect(said).not.toContain('allowed')
})

test.each<Phone>([
  { platform: 'weapp', os: 'other' },
  { platform: 'alipay', os: 'other' },
])('$platform on another system sells at once and asks nothing', async (phone) => {
  const { said, calls } = await ask(phone, NO)
  expect(new Set(said)).toEqual(new Set(['allowed']))
  expect(calls).toEqual([])
})

test('a browser sells at once and asks nothing', async () => {
  const hook = browser.useVirtualGoods
  const { said, calls } = await ask({ platform: 'h5', os: 'ios' }, NO, { hook })
  expect(new Set(said)).toEqual(new Set(['allowed']))
  expect(calls).toEqual([])
})

describe.each([
  ['a browser', browser.useOfferedLinks],
  ['a mini-program', useOfferedLinks],
])('%s', (_, hook) => {
  const links = [
    '/asset/recharge',
    '/live/show?id=1',
    '/views/index?url=/live/show',
    '/tool/search',
  ]

  async function offered(lacks?: ReadonlySet<string>) {
    const { services } = createTestServices()
    let shown: readonly { readonly url: string }[] = []
    function Asks() {
      shown = hook(links.map((url) => ({ url })))
      return null
    }
    const tree = (
      <ServicesContext.Provider value={{ ...services, lacks }}>
        <Asks />
      </ServicesContext.Provider>
    )
    await act(async () => render(tree))
    return shown.map(({ url }) => url)
  }

  test('shows every link where nothing is lacking', async () => {
    expect(await offered()).toEqual(links)
    expect(await offered(new Set())).toEqual(links)
  })

  test('shows none that leads to a page that the server lacks, however it is spelt', async () => {
    expect(await offered(new Set(['/live/show', 'live/page']))).toEqual([
      '/asset/recharge',
      '/tool/search',
    ])
  })
})

test('what turns out to be no virtual goods asks nothing', async () => {
  const { calls } = await ask({ platform: 'weapp', os: 'ios' }, NO, { needed: false })
  expect(verdict()).toBe('allowed')
  expect(calls).toEqual([])
})

describe('as time goes by', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setTimeout'] }))
  afterEach(() => jest.useRealTimers())

  test('an answer holds for ten minutes', async () => {
    const { calls, show, leave } = await ask({ platform: 'weapp', os: 'ios' }, { weappIos: true })
    leave()
    jest.setSystemTime(Date.now() + 599_000)
    await show()
    expect(calls).toHaveLength(1)
  })

  test('an old yes counts no more once the server cannot be reached', async () => {
    let answer: unknown = { weappIos: true }
    const { calls, show, leave } = await ask({ platform: 'weapp', os: 'ios' }, () => {
      if (answer instanceof Error) throw answer
      return answer
    })
    expect(verdict()).toBe('allowed')
    leave()
    answer = new NetworkError(CALL)
    jest.setSystemTime(Date.now() + 601_000)
    await show()
    expect(calls).toHaveLength(2)
    expect(verdict()).toBe('hidden')
  })
})
