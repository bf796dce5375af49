import * as helper from '@tarojs/helper'
import elementsPlugin from './elements-plugin'

type Attributes = Record<string, string>
interface Taro {
  readonly platform: string
  readonly runtimePath: string | string[]
  readonly template: {
    readonly miniComponents: Record<string, Attributes>
    buildTemplate(elements: object): string
  }
}
type Build = new (context: object, config: object, options: object) => Taro

const load = (host: string, name: string) =>
  (require(`@tarojs/plugin-platform-${host}`) as Record<string, Build>)[name] as Build
const HOSTS = { weapp: load('weapp', 'Weapp'), alipay: load('alipay', 'Alipay') }

/** Taro's own platform of a host after our plugin ran over it, and the templates it built. */
function operated(host: keyof typeof HOSTS): Taro & { readonly written: string } {
  const methods: { name: string; fn(platform: Taro): void }[] = []
  const context = {
    helper,
    registerMethod: (method: (typeof methods)[number]) => methods.push(method),
  }
  const platform = new HOSTS[host]({ ...context, initialConfig: {} }, {}, {})
  elementsPlugin(context as never)
  for (const { name, fn } of methods) if (name === 'onSetupClose') fn(platform)
  const names = ['view', 'text', 'image', 'scroll-view', 'input', 'swiper']
  const written = platform.template.buildTemplate({
    includes: new Set(names),
    exclude: new Set(),
    thirdPartyComponents: new Map(),
    includeAll: false,
  })
  return Object.assign(platform, { written })
}

const named = (platform: Taro, element: string) =>
  Object.keys(platform.template.miniComponents[element] ?? {})

describe.each(['weapp', 'alipay'] as const)('elements of %s', (host) => {
  test('carry what a screen reader hears', () => {
    const platform = operated(host)
    const role = host === 'alipay' ? 'role' : 'aria-role'
    expect(named(platform, 'view')).toEqual(
      expect.arrayContaining([role, 'aria-label', 'aria-hidden', 'aria-checked', 'aria-expanded']),
    )
    expect(named(platform, 'view')).not.toContain(host === 'alipay' ? 'aria-role' : 'role')
    expect(named(platform, 'input')).toContain('aria-label')
    expect(named(platform, 'static-text')).toContain(role)
  })

  test('are written without space between them, and otherwise as they were', () => {
    const { written } = operated(host)
    expect(written).not.toMatch(/>\s+</)
    expect(written).toMatch(
      /<template name="tmpl_0_\w+"><view .+><template is=.+\/><\/view><\/template>/,
    )
  })

  test('start with the same table on the device', () => {
    const { runtimePath } = operated(host)
    expect(runtimePath).toEqual([
      `@tarojs/plugin-platform-${host}/dist/runtime`,
      expect.stringMatching(/src\/platform\/elements\/runtime\.ts$/),
    ])
  })

  test('send taps to the other thread, and no move of a finger', () => {
    const platform = operated(host)
    for (const element of ['view', 'text', 'image', 'scroll-view']) {
      const names = named(platform, element)
      expect(names.map((name) => name.toLowerCase())).toContain(
        host === 'alipay' ? 'ontap' : 'bindtap',
      )
      expect(
        names.filter((name) =>
          /^(bind|on)(touch|long|animation|transition)|^animation$/i.test(name),
        ),
      ).toEqual([])
    }
  })

  test('keep what src/ui listens to', () => {
    const platform = operated(host)
    const scroller = named(platform, 'scroll-view').map((name) => name.toLowerCase())
    expect(scroller).toContain(host === 'alipay' ? 'onscrolltolower' : 'bindscrolltolower')
    expect(scroller).toContain('scroll-x')
    // What catches moves of a finger does so on purpose.
    const caught = named(platform, 'catch-view').filter((name) => /touch|long/i.test(name))
    expect(caught.map((name) => name.toLowerCase().replace(/^(bind|on)/, '')).sort()).toEqual([
      'catchtouchmove',
      'touchcancel',
      'touchend',
      'touchstart',
    ])
    expect(named(platform, 'swiper').join(' ')).toMatch(/animation/i)
  })
})

test('a platform of browsers has no template, and stays as it is', () => {
  const methods: { fn(platform: object): void }[] = []
  elementsPlugin({
    registerMethod: (method: (typeof methods)[number]) => methods.push(method),
  } as never)
  const platform = Object.freeze({ platform: 'h5', runtimePath: 'own' })
  for (const { fn } of methods) expect(() => fn(platform)).not.toThrow()
})
