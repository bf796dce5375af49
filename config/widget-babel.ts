import type { NodePath, PluginObj, types as Types } from '@babel/core'

interface Options {
  /** Drops `examples`: the gallery that shows them is not in production builds. */
  readonly dropExamples: boolean
  /** Folders of src/widgets whose component loads by `import()`, all in one file. */
  readonly lazy: readonly string[]
}

/**
 * Works on `defineWidget(definition, Component)` in src/widgets/<folder>/index.ts. A lazy widget keeps its
 * definition (schemas are needed to read a view) and loads what draws it when it is first drawn:
 *
 *     import { MarketTable } from './market-table'
 *     const MarketTable = lazyWidget(() => import('./market-table').then((m) => m.MarketTable))
 */
export function widgetBabel(
  { types: t, template }: { types: typeof Types; template: typeof import('@babel/core').template },
  { dropExamples, lazy }: Options,
): PluginObj {
  const isLazy = (file: string) =>
    lazy.includes(/widgets[\\/]([^\\/]+)[\\/]index\.ts$/.exec(file)?.[1] ?? '')

  function loadLate(program: NodePath<Types.Program>, name: string): void {
    for (const item of program.get('body')) {
      if (!item.isImportDeclaration()) continue
      const imported = item.node.specifiers.find((specifier) => specifier.local.name === name)
      if (!imported || item.node.specifiers.length > 1) continue
      const [helper, constant] = template.statements(
        `import { lazyWidget } from '../../engine/outlet/lazy-widget'
         const ${name} = lazyWidget(() => import(/* webpackChunkName: "widgets" */ '${item.node.source.value}').then((m) => m.${name}))`,
        { preserveComments: true, sourceType: 'module' },
      )()
      if (helper && constant) item.replaceWithMultiple([helper, constant])
    }
    program.scope.crawl()
  }

  return {
    name: 'taproom-widgets',
    visitor: {
      // At the start: presets that run beside this one look at imports first.
      Program(program, state) {
        const file = state.filename ?? ''
        if (!/widgets[\\/][^\\/]+[\\/]index\.ts$/.test(file)) return
        program.traverse({
          CallExpression(call) {
            if (!t.isIdentifier(call.node.callee, { name: 'defineWidget' })) return
            const [definition, component] = call.node.arguments
            if (dropExamples && t.isObjectExpression(definition)) {
              definition.properties = definition.properties.filter(
                (property) =>
                  !(
                    t.isObjectProperty(property) &&
                    t.isIdentifier(property.key, { name: 'examples' })
                  ),
              )
            }
            if (isLazy(file) && t.isIdentifier(component)) loadLate(program, component.name)
          },
        })
      },
    },
  }
}
