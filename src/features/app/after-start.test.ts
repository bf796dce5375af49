import type { PageInfo } from '../../engine/page/page-context'
import { createTestServices } from '../../engine/testing/render-widget'
import { NetworkError } from '../../errors'
import { initI18n } from '../../i18n'
import type { Question } from '../../shared/host-port'
import { memoryStorage } from '../../stores/testing/memory-storage'
import { askAge, greet, isShop } from './after-start'

beforeAll(() => initI18n('en'))

const CONFIG = 'basic/autoConfig/getValue'
const REFUSAL = '/views/index?url=/user/adults'

/** A page whose user answers; `left` once they have gone elsewhere. */
function pageWith(answer: boolean | Promise<boolean>) {
  const state = { left: false }
  const ask = jest.fn(async (_question: Question) => answer)
  return { ask, state, page: { ask, isLeft: () => state.left } as unknown as PageInfo }
}

const shop = (brand: unknown, storage = memoryStorage()) =>
  createTestServices({ api: { [CONFIG]: brand }, storage })
const ADULTS = { minimumAge: 18 }

test.each([
  '/pages/tabbar/index',
  '/product/show',
  '/product/list',
  '/store/show',
  '/cart/index',
  '/shop/order/buy',
  '/tool/search',
  '/live/show',
])('%s belongs to the shop, however it was come by', (key) => expect(isShop(key)).toBe(true))

test.each([
  '/user/terms',
  '/user/privacy',
  '/user/respect',
  '/user/login',
  '/user/reg',
  '/user/adults',
  '/custService/service',
  '/company/contact',
  '/pages/tabbar/user',
  '/user/setting',
  '/asset/pay/index',
])('%s is open to everybody', async (key) => {
  const { services, calls } = shop(ADULTS)
  const { ask, page } = pageWith(true)
  await askAge(services, page, key)
  expect(ask).not.toHaveBeenCalled()
  expect(calls).toEqual([])
})

test('it is asked once on a device, and a yes stays, also after a logout', async () => {
  const storage = memoryStorage()
  const { services, navigator } = shop(ADULTS, storage)
  const first = pageWith(true)
  await askAge(services, first.page, '/product/show')
  expect(first.ask.mock.calls[0]?.[0]).toMatchObject({
    title: 'Are you 18 or older?',
    ok: 'I am',
    cancel: 'I am not',
  })
  services.session.logout('logout')
  const later = pageWith(true)
  await askAge(shop(ADULTS, storage).services, later.page, '/pages/tabbar/index')
  expect(later.ask).not.toHaveBeenCalled()
  expect(navigator.open).not.toHaveBeenCalled()
})

test('a no leads to the page that says why, and whoever comes back is asked again', async () => {
  const { services, navigator } = shop(ADULTS)
  const { ask, page } = pageWith(false)
  await askAge(services, page, '/pages/tabbar/index')
  expect(navigator.open.mock.calls).toEqual([[REFUSAL]])
  await askAge(services, page, '/pages/tabbar/index')
  expect(ask).toHaveBeenCalledTimes(2)
})

test('whoever has gone elsewhere meanwhile has not answered', async () => {
  const { services, navigator } = shop(ADULTS)
  const { page, state } = pageWith(false)
  const asked = askAge(services, page, '/product/list')
  state.left = true
  await asked
  expect(navigator.open).not.toHaveBeenCalled()
})

test('a page that comes back from behind another app asks no second time', async () => {
  const { services } = shop(ADULTS)
  let answer = (_yes: boolean) => {}
  const { ask, page } = pageWith(
    new Promise((done) => {
      answer = done
    }),
  )
  const first = askAge(services, page, '/cart/index')
  await askAge(services, page, '/cart/index')
  answer(true)
  await first
  expect(ask).toHaveBeenCalledTimes(1)
})

test.each<[string, unknown]>([
  ['without the setting', {}],
  ['of a server that knows none', null],
  ['with the setting off', { minimumAge: 0 }],
  ['with a setting that is none', { minimumAge: 'soon' }],
  ['that cannot be asked', new NetworkError(CONFIG)],
])('a brand %s asks nobody', async (_, brand) => {
  const { services } = shop(brand)
  const { ask, page } = pageWith(true)
  await askAge(services, page, '/product/show')
  expect(ask).not.toHaveBeenCalled()
})

test('a brand that wants more than was said before asks again', async () => {
  const { services } = shop({ minimumAge: 21 })
  services.persistence.write('age', 18)
  const { ask, page } = pageWith(true)
  await askAge(services, page, '/product/show')
  expect(ask).toHaveBeenCalledTimes(1)
  expect(services.persistence.read('age')).toBe(21)
})

test('after the question of age, and behind the start, a newer version is asked for while the page is in front', async () => {
  jest.useFakeTimers()
  const asked: unknown[] = []
  const { services } = createTestServices({
    api: {
      [CONFIG]: ({ query }: { query: { type: string } }) => {
        asked.push(query.type)
        return {}
      },
    },
  })
  const { page, state } = pageWith(true)
  const shown = { ...page, isShown: () => !state.left }
  await greet(services, shown, '/product/show')
  expect(asked).toEqual(['brand'])
  await jest.advanceTimersByTimeAsync(4000)
  expect(asked).toEqual(['brand', 'version'])
  state.left = true
  await greet(createTestServices({ api: { [CONFIG]: {} } }).services, shown, '/user/terms')
  await jest.advanceTimersByTimeAsync(4000)
  expect(asked).toEqual(['brand', 'version'])
  jest.useRealTimers()
})
