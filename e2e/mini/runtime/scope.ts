import { boot, isAlipay, pkg } from './boot'
import { report } from './errors'

/** The scripts' own `globalThis`. */
const global: Record<string, unknown> = {}
let scope: object

/** Language built-ins a script may read off its global object. */
const BUILT_IN = [
  'Array ArrayBuffer Boolean DataView Date Error Float32Array Float64Array Int8Array Int16Array',
  'Int32Array JSON Map Math Number Object Promise Proxy RangeError Reflect RegExp Set String Symbol',
  'SyntaxError TypeError Uint8Array Uint8ClampedArray Uint16Array Uint32Array WeakMap WeakSet BigInt',
  'console setTimeout clearTimeout setInterval clearInterval isNaN isFinite parseInt parseFloat',
  'encodeURIComponent decodeURIComponent encodeURI decodeURI NaN Infinity',
]
  .join(' ')
  .split(' ')

/** Fills the scripts' world: the language, the host's API object, the app's accessors. */
export function fillScope(api: object, accessors: Record<string, unknown>): void {
  for (const name of BUILT_IN) {
    const value = (window as unknown as Record<string, unknown>)[name]
    // Inside `with` a timer is called on the scope, which the browser refuses.
    global[name] = /^(set|clear)/.test(name) ? (value as () => void).bind(window) : value
  }
  Object.assign(global, accessors, { global, globalThis: global, Function: noNewFunction() })
  global[isAlipay() ? 'my' : 'wx'] = api
  // Taro's Alipay runtime reads it; WeChat has no navigator.
  if (isAlipay()) {
    global.navigator = { userAgent: 'AlipayClient AlipayMiniProgram', language: boot().language }
  }
  scope = hideBrowser()
}

/** The names a script sees: what is in its global object, and nothing of the browser behind it. */
export function scriptScope(): object {
  return scope
}

function hideBrowser(): object {
  const hidden = Object.create(global) as object
  for (const name of [...pkg().absent, 'wx', 'my', 'navigator']) {
    Object.defineProperty(hidden, name, {
      get: () => global[name],
      set: (value: unknown) => {
        global[name] = value
      },
    })
  }
  return hidden
}

/** Code made from strings does not run on a phone: the call is noted and gives an empty function. */
function noNewFunction(): FunctionConstructor {
  const make = (...source: string[]) => {
    if (source.at(-1)?.trim() === 'return this') return () => undefined
    report('script', new Error('new Function() does not run in a mini-program'))
    return () => undefined
  }
  return new Proxy(Function, {
    apply: (_, __, source: string[]) => make(...source),
    construct: (_, source: string[]) => make(...source),
  })
}
