import Taro from '@tarojs/taro'
import { waitFor } from '@testing-library/dom'
import type { Sandbox } from '../../e2e/support/sandbox'
import { currentPage, openSandbox, utils } from './support/app'

let sandbox: Sandbox

/** What a shell around a browser may have taken away. */
const MISSING = ['matchMedia', 'AbortController', 'AbortSignal', 'crypto']

beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.stop())

test('the app starts at // with a code of nobody, without what a browser may lack', async () => {
  for (const name of MISSING)
    Object.defineProperty(window, name, { value: undefined, configurable: true, writable: true })
  window.history.replaceState(null, '', `${window.location.origin}//?code=c&state=s`)
  require('../../src/polyfills.h5')
  await utils.createApp()
  await Taro.reLaunch({ url: '/pages/tabbar/index' })
  await waitFor(() => {
    const page = currentPage()
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Materials')
    expect(page.getAllByRole('link', { name: /, ¥/ }).length).toBeGreaterThan(0)
  })
  expect(window.location.search).toBe('')
  expect(window.location.pathname).toBe('//')
})
