import path from 'node:path'
import { loadSource } from '../load-source'

type Attributes = typeof import('../../src/platform/elements/attributes')

const folder = path.resolve(__dirname, '../../src/platform/elements')

/** Template attributes by element: `view`, `catch-view`, `static-view`, … */
type MiniComponents = Record<string, Record<string, string> | undefined>

/** What of Taro's platform object is used here; web platforms have no template. */
interface Platform {
  readonly platform: string
  runtimePath: string | string[]
  readonly template?: {
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
      const { ARIA_ATTRIBUTES } = loadSource<Attributes>(path.join(folder, 'attributes.ts'))
      template.mergeComponents(ctx, ARIA_ATTRIBUTES)
      platform.runtimePath = [platform.runtimePath, path.join(folder, 'runtime.ts')].flat()
      if (platform.platform === 'alipay') renameRole(template)
      dropUnused(template)
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

const SLIM = ['view', 'catch-view', 'static-view', 'text', 'static-text', 'image', 'static-image']
/** What catches the moves of a finger hears where it comes and goes: a sheet is pulled by its head. */
const CAUGHT = /^(bind|on)touch(start|end|cancel)$/i
const UNUSED =
  /^((bind|on)(touch|long|animation|transition|appear|disappear|firstappear)|animation$|hover-sta|disable-scroll$|hidden$|show-menu-by-longpress$|fade-in$|webp$|space$|decode$|overflow$|max-lines$|number-of-lines$|default-source$)/i
const UNUSED_IN_SCROLLER =
  /^((bind|on)(touch|long|animation|transition|drag|refresher|scroll(start|end|toupper)?$)|animation$|refresher-|using-sticky$|enable-passive$|cache-extent$|type$|associative-container$|clip$|reverse$|padding$|min-drag|scroll-into-view-)/i

/**
 * Taro's templates bind every event of an element once it has any: a tappable view would send each move
 * of a finger to the other thread, and each of sixteen levels of templates repeats the list.
 */
function dropUnused(template: Template): void {
  const { createMiniComponents } = template
  template.createMiniComponents = (components) => {
    const made = createMiniComponents.call(template, components)
    for (const name of SLIM) drop(made[name], UNUSED, name === 'catch-view' ? CAUGHT : undefined)
    drop(made['scroll-view'], UNUSED_IN_SCROLLER)
    return made
  }
}

/** Between two tags nothing is seen, and it is 2 KB of the first download. */
function tighten(template: Template): void {
  const { buildTemplate } = template
  template.buildTemplate = (components) =>
    buildTemplate.call(template, components).replace(/>\s+</g, '><')
}

function drop(attributes: Record<string, string> = {}, unused: RegExp, kept?: RegExp): void {
  for (const name of Object.keys(attributes))
    if (unused.test(name) && !kept?.test(name)) delete attributes[name]
}
