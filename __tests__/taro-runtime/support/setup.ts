import '@testing-library/jest-dom'
import { variablesOf } from '../../../config/adoption'
import { settings } from '../../../taproom.config'

/** What Taro's build writes into the code in place of these names. */
Object.assign(globalThis, {
  ENABLE_INNER_HTML: true,
  ENABLE_ADJACENT_HTML: true,
  ENABLE_SIZE_APIS: true,
  DEPRECATED_ADAPTER_COMPONENT: false,
  ENABLE_TEMPLATE_CONTENT: true,
  ENABLE_MUTATION_OBSERVER: true,
  ENABLE_CLONE_NODE: true,
  ENABLE_CONTAINS: true,
  __TARO_FRAMEWORK__: 'react',
  defineAppConfig: (config: unknown) => config,
  definePageConfig: (config: unknown) => config,
})
Object.assign(process.env, { TARO_ENV: 'h5', TARO_PLATFORM: 'web', ...variablesOf(settings) })
process.env.SUPPORT_TARO_POLYFILL = 'disabled'

window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as never
window.scrollTo = () => {}
