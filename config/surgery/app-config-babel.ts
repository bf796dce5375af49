import type { NodePath, PluginObj, types as Types } from '@babel/core'

/**
 * Parts of app.config.ts and of the 83 page configs that only mini-programs read. Taro compiles them into
 * the browser's entry; the header, and with it the title, is drawn by `ui/nav-bar`.
 */
const HOST_ONLY = [
  'enableShareAppMessage',
  'lazyCodeLoading',
  'navigationBarTitleText',
  'networkTimeout',
  'pages',
  'preloadRule',
  'subPackages',
]

/** What the entry calls for each page, and for the addresses of all of them. */
const HELPERS = `
import { toCustomRoutes as _addressesOf } from './routing/derive'
import { routes as _routes } from './routing/table'
function _page(path, load, config) {
  return Object.assign({ path, load: (context, params) => [load(), context, params] }, config)
}`

/**
 * Makes the entry of H5 small: leaves `HOST_ONLY` out, has the addresses of pages derived from the table that the
 * entry carries anyway, and says once how a page is loaded instead of 83 times.
 */
export function appConfigBabel({
  types: t,
  parse,
}: {
  types: typeof Types
  parse: (code: string, options: object) => Types.File | null
}): PluginObj {
  const isEntry = (state: { readonly filename?: string | undefined }) =>
    /[\\/]src[\\/]app\.config\.ts$/.test(state.filename ?? '')

  /** The page of `Object.assign({ path, load: function () { const page = import('…') … } }, config)`. */
  function pageOf({ node }: NodePath<Types.CallExpression>): Types.CallExpression | undefined {
    const [page, config] = node.arguments
    if (!t.isMemberExpression(node.callee) || !t.isObjectExpression(page)) return undefined
    const [path, load] = page.properties
    if (!t.isObjectProperty(path) || !t.isObjectProperty(load)) return undefined
    if (!t.isFunctionExpression(load.value) || !t.isExpression(path.value)) return undefined
    const [loaded] = load.value.body.body
    const code = t.isVariableDeclaration(loaded) && loaded.declarations[0]?.init
    if (!code || !t.isExpression(config)) return undefined
    return t.callExpression(t.identifier('_page'), [
      path.value,
      t.arrowFunctionExpression([], code),
      config,
    ])
  }

  return {
    name: 'taproom-app-config',
    visitor: {
      Program(program, state) {
        if (!isEntry(state)) return
        const helpers = parse(HELPERS, { babelrc: false, configFile: false, sourceType: 'module' })
        program.unshiftContainer('body', helpers?.program.body ?? [])
      },
      ObjectProperty(property, state) {
        if (!isEntry(state)) return
        const { key, value } = property.node
        if (!t.isStringLiteral(key)) return
        if (HOST_ONLY.includes(key.value)) property.remove()
        else if (key.value === 'customRoutes' && t.isObjectExpression(value))
          property.node.value = t.callExpression(t.identifier('_addressesOf'), [
            t.identifier('_routes'),
          ])
      },
      CallExpression(call, state) {
        const page = isEntry(state) && pageOf(call)
        if (page) call.replaceWith(page)
      },
    },
  }
}
