import type { PluginObj, types as Types } from '@babel/core'

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

/** Leaves `HOST_ONLY` out of the entry of H5. */
export function appConfigBabel({ types: t }: { types: typeof Types }): PluginObj {
  return {
    name: 'taproom-app-config',
    visitor: {
      ObjectProperty(property, state) {
        if (!/[\\/]src[\\/]app\.config\.ts$/.test(state.filename ?? '')) return
        const { key } = property.node
        if (t.isStringLiteral(key) && HOST_ONLY.includes(key.value)) property.remove()
      },
    },
  }
}
