import '@testing-library/jest-dom'
import { webcrypto } from 'node:crypto'
import { cleanup } from '@testing-library/react'
import { initI18n } from '../../src/i18n'
import { resetTaro } from './taro'

// jsdom lacks these; browsers and hosts have them.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true })
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList
Object.assign(globalThis, {
  defineAppConfig: (config: unknown) => config,
  definePageConfig: (config: unknown) => config,
})

beforeEach(() => {
  initI18n('en')
  resetTaro()
})
afterEach(() => cleanup())
