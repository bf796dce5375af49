import Taro from '@tarojs/taro'
import TestUtils from '@tarojs/test-utils-react'
import { configure, waitFor, within } from '@testing-library/dom'
import { type Sandbox, startSandbox } from '../../e2e/support/sandbox'

const utils = new TestUtils()
let sandbox: Sandbox

// Upper limits for a machine that stalls: every wait ends with its condition.
jest.setTimeout(120_000)
configure({ asyncUtilTimeout: 60_000 })

/** What a shell around a browser may have taken away. */
const MISSING = ['matchMedia', 'AbortController', 'AbortSignal', 'crypto']

beforeAll(async () => {
  sandbox = await startSandbox()
  Object.assign(process.env, { TARO_APP_H5_ORIGIN: sandbox.origin })
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
    const { path = '' } = Taro.getCurrentInstance().page ?? {}
    const page = within(document.getElementById(path) ?? document.createElement('div'))
    expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Materials')
    expect(page.getAllByRole('link', { name: /, ¥/ }).length).toBeGreaterThan(0)
  })
  expect(window.location.search).toBe('')
  expect(window.location.pathname).toBe('//')
})
