import { boot, isAlipay, pkg } from './boot'
import { report } from './errors'

/** Values a script finds by name; everything else in the scope list is `undefined`. */
const shared: Record<string, unknown> = {}

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

/** Names the values scripts see: the host's API object and the app's accessors. */
export function fillScope(api: object, accessors: Record<string, unknown>): void {
  const global: Record<string, unknown> = {}
  for (const name of BUILT_IN) {
    global[name] = (window as unknown as Record<string, unknown>)[name]
  }
  Object.assign(shared, accessors, { global, globalThis: global, Function: noNewFunction() })
  const name = isAlipay() ? 'my' : 'wx'
  shared[name] = api
  global[name] = api
  // Taro's Alipay runtime reads it; WeChat has no navigator.
  if (isAlipay()) {
    shared.navigator = { userAgent: 'AlipayClient AlipayMiniProgram', language: boot().language }
  }
}

/** The arguments of a module function, in the order of the package's scope list. */
export function scopeValues(own: Record<string, unknown>): unknown[] {
  const values = { ...shared, ...own }
  return pkg().scope.map((name) => (values as Record<string, unknown>)[name])
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
