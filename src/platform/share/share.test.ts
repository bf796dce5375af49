// Each host's variant by name.
import Taro from '@tarojs/taro'
import { HostError, UnsupportedError } from '../../errors'
import type { HostCard } from '../../shared/host'
import { shareByHost as byAlipay } from './index.alipay'
import { shareByHost as byBrowser, linkTo } from './index.h5'
import { shareByHost as byWechat } from './index.weapp'
import { answer } from './offer'

const card: HostCard = {
  title: 'Fresh',
  image: 'https://a.example/1.png',
  path: '/core/zero/index?a=1',
}
const page: HostCard = { title: 'Page', image: '', path: '/core/zero/page' }
const message = { title: card.title, path: card.path, imageUrl: card.image }

const show = (front: object) => Object.assign(Taro, { getCurrentInstance: () => ({ page: front }) })
beforeEach(() => show({}))
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'my')
  Reflect.deleteProperty(window.navigator, 'share')
})
const give = (share: unknown) =>
  Object.defineProperty(window.navigator, 'share', { value: share, configurable: true })

test('WeChat wants a button of its own, and is told the card of the action', async () => {
  expect(await byWechat(card)).toBe('ask')
  expect(answer('button', page)).toEqual(message)
})

test('the menu hands on the page, whatever an action offered before', async () => {
  await byWechat(card)
  expect(answer('menu', page)).toEqual({ title: 'Page', path: '/core/zero/page' })
  expect(answer('menu', undefined)).toBeUndefined()
})

test('what was offered on one page is not shared from another', async () => {
  await byWechat(card)
  show({})
  expect(answer('button', page)).toEqual({ title: 'Page', path: '/core/zero/page' })
})

test('Alipay opens its panel and asks the page afterwards', async () => {
  const showSharePanel = jest.fn()
  Object.assign(globalThis, { my: { showSharePanel } })
  expect(await byAlipay(card)).toBe('done')
  expect(showSharePanel).toHaveBeenCalledTimes(1)
  expect(answer('code', page)).toEqual(message)
})

test('an old Alipay says where its menu is', async () => {
  Object.assign(globalThis, { my: {} })
  await expect(byAlipay(card)).rejects.toEqual(new HostError('platform.share.byMenu'))
})

test.each([
  [undefined, 'done'],
  ['AbortError', 'closed'],
  ['NotAllowedError', 'ask'],
])('a browser whose sheet ends with %s: %s', async (name, result) => {
  const share = jest.fn(() => (name ? Promise.reject({ name }) : Promise.resolve()))
  give(share)
  expect(await byBrowser(card)).toBe(result)
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ title: 'Fresh' }))
})

test('a browser without a sheet gets ours', async () => {
  give(undefined)
  expect(await byBrowser(card)).toBe('ask')
})

test('a link carries nothing of the shown address but its page', () => {
  window.history.replaceState(null, '', '/shop/?code=secret#/user/login')
  expect(linkTo('/zero/index?a=1')).toBe('http://localhost/shop/#/zero/index?a=1')
  window.history.replaceState(null, '', '/')
})

test('a host of which nothing is known says that it cannot', async () => {
  const { shareByHost } = jest.requireActual<typeof import('.')>('./index.ts')
  await expect(shareByHost(card)).rejects.toBeInstanceOf(UnsupportedError)
})
