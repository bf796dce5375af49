import path from 'node:path'
import { loadSource } from '../load-source'
import { isSet, uiElements } from './ui-elements'

type Attributes = typeof import('../../src/platform/elements/attributes')

const folder = path.resolve(__dirname, '../../src/platform/elements')

/** Template attributes by element: `view`, `catch-view`, `static-view`, … */
type MiniComponents = Record<string, Record<string, string> | undefined>

/** What of Taro's platform object is used here; web platforms have no template. */
interface Platform {
  readonly platform: string
  runtimePath: string | string[]
  readonly template?: {
    readonly isSupportRecursive: boolean
    readonly baseLevel: number
    readonly nestElements: Map<string, number>
    readonly voidElements: Set<string>
    readonly componentsAlias: Record<string, { readonly _num: string } | undefined>
    buildXSTmplName(): string
    buildXSTmpExtra(): string
    buildXScript(): string
    readonly internalComponents: MiniComponents
    mergeComponents(ctx: Context, components: object): void
    replacePropName(name: string, value: string, component: string, alias: object): string
    createMiniComponents(components: object): MiniComponents
    buildTemplate(components: object): string
  }
}
type Template = NonNullable<Platform['template']>

interface Context {
  registerMethod(method: { name: string; fn(platform: Platform): void }): void
}

/**
 * A Taro plugin: the elements of mini-programs carry accessibility attributes, listen to nothing
 * that src/ui does not use, and are written without space (decision 0009).
 */
export default function elementsPlugin(ctx: Context): void {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform) {
      const { template } = platform
      if (!template) return
      const { ARIA_ATTRIBUTES, PICTURE } = loadSource<Attributes>(
        path.join(folder, 'attributes.ts'),
      )
      template.mergeComponents(ctx, ARIA_ATTRIBUTES)
      const picture = { mode: `'${PICTURE.mode}'`, 'lazy-load': `!${PICTURE['lazy-load'] ? 0 : 1}` }
      template.mergeComponents(ctx, { Image: picture })
      platform.runtimePath = [platform.runtimePath, path.join(folder, 'runtime.ts')].flat()
      if (platform.platform === 'alipay') renameRole(template)
      dropUnused(template)
      nest(template)
      tighten(template)
    },
  })
}

/** WeChat writes `aria-role`, Alipay `role`. */
function renameRole(template: Template): void {
  const { replacePropName } = template
  template.replacePropName = (name, ...rest) =>
    name === 'aria-role' ? 'role' : replacePropName.call(template, name, ...rest)
}

/** What Taro makes of one element: without a listener, with nothing but a class, with taps alone … */
const KINDS = /^(static|pure|click|catch)-/
/** What is told of what answers to taps: of nothing that only stands there. */
const ANSWERING = /^(hover-|aria-(checked|selected|expanded|disabled)$)/
/** Moves of a finger: what catches them hears them, and buttons that are held. */
const MOVES = /^(touch|long)/
const HEARS_MOVES = new Set(['catch-view', 'button'])

/**
 * Taro's templates set every attribute and bind every event of an element: a tappable view would send each move
 * of a finger to the other thread, and each of fifteen levels of templates repeats the list.
 */
function dropUnused(template: Template): void {
  const elements = uiElements()
  // As `elementsBabel` has it on the device: attributes are numbered by this table.
  for (const [name, used] of elements)
    for (const attribute of Object.keys(template.internalComponents[name] ?? {}))
      if (!/^bind/.test(attribute) && !isSet(attribute, used))
        delete template.internalComponents[name]?.[attribute]
  const { createMiniComponents } = template
  template.createMiniComponents = (components) => {
    const made = createMiniComponents.call(template, components)
    for (const [name, used] of elements) {
      const element = toDashed(name)
      for (const [kind, attributes = {}] of Object.entries(made))
        if (kind.replace(KINDS, '') === element) drop(kind, attributes, used)
    }
    return made
  }
}

const toDashed = (name: string) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase()

function drop(kind: string, attributes: Record<string, string>, used: ReadonlySet<string>): void {
  for (const name of Object.keys(attributes)) {
    const [, event] = /^(?:bind|on|catch)(\w+)$/i.exec(name.toLowerCase()) ?? []
    const isToldToo = !/^(static|catch)-/.test(kind) || !ANSWERING.test(name)
    const isKept = event ? isHeard(kind, event, used) : isToldToo && isSet(name, used)
    if (!isKept) delete attributes[name]
  }
}

function isHeard(kind: string, event: string, used: ReadonlySet<string>): boolean {
  if (event === 'tap') return true
  if (MOVES.test(event) && !HEARS_MOVES.has(kind)) return false
  // WeChat's name of it, and Alipay's.
  return used.has(`on${event.replace(/^longtap$/, 'longpress')}`)
}

/**
 * How often an element lies in others of its kind, on pages as they are; those that only have a class lie in all.
 * A level more costs no template: what is nested deeper begins anew in a component of Taro's.
 */
const MOST: Readonly<Record<string, number>> = {
  view: 4,
  'click-view': 4,
  'static-view': 6,
  'catch-view': 2,
  text: 2,
  'static-text': 3,
  'scroll-view': 2,
  swiper: 2,
  'swiper-item': 2,
}
/** What src/ui gives no children. */
const EMPTY = ['image', 'static-image', 'map', 'video', 'web-view']

/**
 * WeChat's templates cannot contain themselves: Taro writes each of them fifteen times, and one that is nested
 * deeper than it expects draws nothing. Here elements are counted by their kind, and none is lost.
 */
function nest(template: Template): void {
  for (const name of EMPTY) template.voidElements.add(name)
  if (template.isSupportRecursive) return
  const { nestElements } = template
  for (const name of [...nestElements.keys()])
    if (name !== 'pure-view') nestElements.set(name, MOST[name] ?? 1)
  const numberOf = (name: string) => template.componentsAlias[name]?._num
  const last = template.baseLevel - 1
  template.buildXSTmplName = () => `function (c, n, l) {
    var at = most[n] ? l.split('<' + n + '>').length - 1 : n === '${numberOf('pure-view')}' ? c : 0
    return at < (most[n] || ${last}) ? 'tmpl_' + at + '_' + n : 'tmpl_${last}_container'
  }`
  template.buildXSTmpExtra = () => `f: function (l, n) {
    return most[n] ? l + '<' + n + '>' : l
  }`
  const { buildXScript } = template
  template.buildXScript = () => {
    const most = Object.entries(MOST).map(([name, times]) => [numberOf(name), times])
    return `var most = ${JSON.stringify(Object.fromEntries(most))}\n${buildXScript.call(template)}`
  }
}

/** Between two tags nothing is seen, and it is 2 KB of the first download. */
function tighten(template: Template): void {
  const { buildTemplate } = template
  template.buildTemplate = (components) =>
    buildTemplate
      .call(template, components)
      .replace(/>\s+</g, '><')
      .replace(/ +(?=[ /]|$)/g, '')
}
