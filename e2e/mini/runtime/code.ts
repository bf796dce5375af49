import {
  type component,
  glassEasel,
  MiniProgramEnv,
  type Root,
} from 'glass-easel-miniprogram-adapter'
import { fromAlipay } from './alipay-component'
import { isAlipay, pkg } from './boot'
import { report } from './errors'
import { scriptScope } from './scope'
import { inlineUnits } from './units'
import { resolvePath } from './urls'

/** A page or component instance as the bundle sees it (`this`). */
export type Instance = component.GeneralComponent & Record<string, unknown>

/** The object a bundle hands to `App`, `Page` or `Component`. */
export type Definition = Record<string, unknown>

/** Warnings of the engine about what the hosts take without a word, and Taro's templates rely on. */
const HARMLESS = [
  // An attribute the built-in does not know.
  /is not a valid property$/,
  // A list that is not there yet.
  /^The for-list data is neither Array nor Object, got type "undefined"/,
]

const env = new MiniProgramEnv()
const space = env.createCodeSpace('', true)
const backend = env.associateBackend(new glassEasel.CurrentWindowBackendContext())
const pages = new Map<string, Definition>()
const loaded = new Set<string>()
const modules = new Map<string, { exports: unknown }>()

let app: Definition = {}
/** Path of the file whose definitions are being made; `Page()` may be called in a shared chunk. */
let defining = ''

export function codeSpace(): typeof space {
  return space
}

export function globalSpace(): glassEasel.ComponentSpace {
  return env.getGlobalCodeSpace().getComponentSpace()
}

export function theApp(): Definition {
  return app
}

export function pageDefinition(path: string): Definition {
  return pages.get(path) ?? {}
}

/** Sets glass-easel up to behave like the hosts. Call it once, before any definition. */
export function prepareEngine(): void {
  glassEasel.globalOptions.throwGlobalError = false
  glassEasel.addGlobalErrorListener((error) => {
    report('view', error)
  })
  glassEasel.addGlobalWarningListener((warning: unknown) => {
    const message = warning instanceof Error ? warning.message : String(warning)
    if (!HARMLESS.some((pattern) => pattern.test(message))) report('view warning', message)
    // It is on record; the engine need not print it too.
    return false
  })
  keepIdsPlain()
  convertInlineStyles()
}

/** Writes ids to the page without the adapter's random prefix: tests and queries select by id. */
function keepIdsPlain(): void {
  // The adapter keeps the method out of its typings.
  const open = space as unknown as {
    prepareComponentOptions(is: string, options?: object): [object, string]
  }
  const prepare = open.prepareComponentOptions.bind(open)
  open.prepareComponentOptions = (is, options) => {
    const [ready, isolation] = prepare(is, options)
    return [{ ...ready, writeIdToDOM: true, idPrefixGenerator: null }, isolation]
  }
}

function convertInlineStyles(): void {
  const prototype = glassEasel.Element.prototype
  const original = prototype.setNodeStyle
  prototype.setNodeStyle = function setNodeStyle(style, index) {
    original.call(this, typeof style === 'string' ? inlineUnits(style) : style, index)
  }
}

/** Hands configs and compiled templates to the engine. */
export function registerPackage(): void {
  const { json, templates, app: appConfig } = pkg()
  for (const [path, config] of Object.entries(json)) {
    if (path === 'app') continue
    const usingComponents = Object.fromEntries(
      Object.entries({ ...appConfig.usingComponents, ...config.usingComponents }).map(
        ([tag, target]) => [tag, `/${resolvePath(path, target)}`],
      ),
    )
    space.addComponentStaticConfig(path, { ...config, usingComponents })
    const content = templates[path]
    if (content) {
      space.addCompiledTemplate(path, {
        groupList: templates,
        content,
        // Without it a listener on a plain element would become an attribute.
        fallbackListenerOnNativeNode: true,
      } as unknown as glassEasel.template.ComponentTemplate)
    }
  }
}

/** Runs `app.js`. */
export function loadApp(): void {
  requireModule('app')
}

/** Runs a page's or component's script and those of the components it uses, once. */
export function load(path: string): void {
  if (loaded.has(path)) return
  loaded.add(path)
  const uses = { ...pkg().app.usingComponents, ...pkg().json[path]?.usingComponents }
  for (const target of Object.values(uses)) load(resolvePath(path, target))
  const outer = defining
  defining = path
  try {
    requireModule(path)
  } finally {
    defining = outer
  }
}

/** Builds a page's component tree, not attached yet. */
export function createRoot(path: string): Root {
  return backend.createRoot('page-root', space, path)
}

function requireModule(path: string): unknown {
  const known = modules.get(path)
  if (known) return known.exports
  const run = pkg().modules[path]
  if (!run) throw new Error(`module "${path}.js" is not defined`)
  const module = { exports: {} }
  modules.set(path, module)
  const require = (target: string): unknown =>
    requireModule(resolvePath(path, target.replace(/\.js$/, '')))
  run(scriptScope()).call(undefined, require, module, module.exports)
  return module.exports
}

/** The registering functions of the hosts, which the bundle finds by name. */
export const registrars = { App, Page, Component, Behavior }

function App(definition: Definition): void {
  app = definition
}

function Page(definition: Definition): void {
  const path = defining
  pages.set(path, definition)
  space.componentEnv(path, (scope) => scope.Page(definition as never))
}

function Component(definition?: Definition): unknown {
  return space.componentEnv(defining, (scope) => {
    if (!definition) return scope.Component()
    const fitting = isAlipay() ? fromAlipay(definition) : definition
    return scope.Component(fitting as never)
  })
}

function Behavior(definition: Definition): unknown {
  return space.componentEnv(defining, (scope) => scope.Behavior(definition as never))
}
