const { TestEnvironment } = require('jest-environment-jsdom')

/** Of Node, what jsdom lacks: pages talk to the sandbox over a network as they do in a browser. */
const OF_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
]

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of OF_NODE) this.global[name] = globalThis[name]
    Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true })
  }
}
