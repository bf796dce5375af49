import { readFileSync } from 'node:fs'
import { transformSync } from '@babel/core'
import * as helper from '@tarojs/helper'
import { ARIA_ATTRIBUTES } from '../../src/platform/elements/attributes'
import { elementsBabel } from './elements-babel'
import elementsPlugin from './elements-plugin'

type Attributes = Record<string, string>
interface Taro {
  readonly platform: string
  readonly runtimePath: string | string[]
  readonly template: {
    readonly miniComponents: Record<string, Attributes>
    readonly componentsAlias: Record<string, { readonly _num: string } | undefined>
    buildXScript(): string
    buildTemplate(elements: object): string
  }
}
type Template = (level: number, name: string, lies: string) => string
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
  const kinds = ['catch-view', 'static-view', 'pure-view', 'static-text']
  const names = ['view', 'text', 'image', 'scroll-view', 'input', 'swiper', ...kinds]
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

  test('draw a picture over its place, once it is near, unless they are told otherwise', () => {
    const { written } = operated(host)
    const picture =
      /<image .*?mode="\{\{i\.p\d\|\|'aspectFill'\}\}" lazy-load="\{\{xs\.b\(i\.p\d,!0\)\}\}"/
    expect(written).toMatch(picture)
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
    expect(named(platform, 'swiper').join(' ')).toMatch(/change/i)
    expect(named(platform, 'input').map((name) => name.toLowerCase())).toContain('maxlength')
  })
})

test.each(['weapp', 'alipay'] as const)(
  'attributes on %s are numbered by what the device knows of them',
  (host) => {
    const { template } = operated(host)
    const file = require.resolve('@tarojs/shared/dist/shared.esm.js')
    const onDevice = transformSync(readFileSync(file, 'utf8'), {
      babelrc: false,
      configFile: false,
      plugins: [elementsBabel],
    })?.code
    const script = `${onDevice?.replace(/^export .*$/gm, '')}; mergeInternalComponents(aria)
      return getComponentsAlias(internalComponents)`
    const numbers = new Function('aria', script)(structuredClone(ARIA_ATTRIBUTES))
    for (const name of ['view', 'text', 'image', 'scroll-view', 'input', 'textarea', 'swiper'])
      expect(template.componentsAlias[name]).toEqual(numbers[name])
    expect(template.componentsAlias.view).toHaveProperty('hoverClass')
  },
)

test('a button that is held hears the finger, on whatever host', () => {
  for (const host of ['weapp', 'alipay'] as const)
    expect(named(operated(host), 'button').join(' ')).toMatch(/(bind|on)touchstart/i)
})

/** What the script of the templates says of an element that lies in `around`, outermost first. */
function templateOf(platform: Taro, name: string, around: readonly string[]): string {
  const { componentsAlias, buildXScript } = platform.template
  const script = { exports: {} as { a: Template; f(l: string, n: string): string } }
  new Function('module', buildXScript.call(platform.template))(script)
  const numberOf = (one: string) => componentsAlias[one]?._num ?? ''
  const { a, f } = script.exports
  const lies = around.reduce((l, one) => f(l, numberOf(one)), '')
  return a(around.length, numberOf(name), lies)
}

test('on WeChat an element takes the template of how often it lies in its kind', () => {
  const platform = operated('weapp')
  const { written } = platform
  const many = (name: string, times: number) => Array.from({ length: times }, () => name)
  const number = (name: string) => platform.template.componentsAlias[name]?._num
  expect(templateOf(platform, 'view', ['pure-view', 'view', 'static-text'])).toBe(
    `tmpl_1_${number('view')}`,
  )
  expect(templateOf(platform, 'image', many('view', 3))).toBe(`tmpl_0_${number('image')}`)
  expect(templateOf(platform, 'pure-view', many('view', 3))).toBe(`tmpl_3_${number('pure-view')}`)
  for (const name of ['view', 'static-text', 'pure-view']) {
    const asked = Array.from({ length: 20 }, (_, deep) =>
      templateOf(platform, name, many(name, deep)),
    )
    // As deep as it may lie, there is a template to draw it; the last begins anew.
    for (const template of asked) expect(written).toContain(`<template name="${template}">`)
    expect(asked.at(-1)).toBe('tmpl_15_container')
  }
})

test('a platform of browsers has no template, and stays as it is', () => {
  const methods: { fn(platform: object): void }[] = []
  elementsPlugin({
    registerMethod: (method: (typeof methods)[number]) => methods.push(method),
  } as never)
  const platform = Object.freeze({ platform: 'h5', runtimePath: 'own' })
  for (const { fn } of methods) expect(() => fn(platform)).not.toThrow()
})
