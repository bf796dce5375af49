import '@testing-library/jest-dom'
import { webcrypto } from 'node:crypto'
import { cleanup, configure } from '@testing-library/react'
import { giveTexts, initI18n } from '../../src/i18n'
import { addTexts } from '../../src/i18n/texts'
import { core as en } from '../../src/registry/texts/core/en'
import { core as zhHans } from '../../src/registry/texts/core/zh-hans'
import { textSources } from '../../src/registry/texts/sources'
import { readStylesPlainly } from './computed-style'
import { resetTaro } from './taro'

giveTexts(textSources)
// A browser loads what it shows; in a mini-program pages bring it, whichever of them a test draws.
if (!('first' in textSources.en)) {
  addTexts('en', en)
  addTexts('zh-Hans', zhHans)
}

readStylesPlainly(window)

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

// An upper limit for a machine that stalls: every wait ends with its condition.
configure({ asyncUtilTimeout: 30_000 })

beforeEach(() => {
  initI18n('en')
  resetTaro()
})
afterEach(() => cleanup())
