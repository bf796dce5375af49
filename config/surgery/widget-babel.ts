import path from 'node:path'
import type { NodePath, PluginObj, types as Types } from '@babel/core'

interface Options {
  /** Drops `examples` and what was put together for them: the gallery is not in production builds. */
  readonly dropExamples: boolean
  /** Folders of widgets that come with their page; the component of any other loads by `import()`. */
  readonly early?: readonly string[]
}

const HELPER = path.resolve(__dirname, '../../src/engine/outlet/lazy-widget')

/** The folder of a widget, when `file` is what defines it. */
const folderOf = (file: string) => /[\\/]widgets[\\/]([^\\/]+)[\\/]index\.ts$/.exec(file)?.[1]

/** What `file` imports the helper by. */
const helperOf = (file: string) =>
  path.relative(path.dirname(file), HELPER).split(path.sep).join('/')

/**
 * Works on `defineWidget(definition, Component)` in …/widgets/<folder>/index.ts. A lazy widget keeps its
 * definition (schemas are needed to read a view) and loads what draws it when it is first drawn:
 *
 *     import { MarketTable } from './market-table'
 *     const MarketTable = lazyWidget(() => import('./market-table').then((m) => m.MarketTable))
 */
export function widgetBabel(
  { types: t, template }: { types: typeof Types; template: typeof import('@babel/core').template },
  { dropExamples, early }: Options,
): PluginObj {
  function loadLate(program: NodePath<Types.Program>, name: string, helper: string): void {
    for (const item of program.get('body')) {
      if (!item.isImportDeclaration()) continue
      const imported = item.node.specifiers.find((specifier) => specifier.local.name === name)
      if (!imported) continue
      const statements = template.statements(
        // Named after the component: a folder may hold more than one widget.
        `import { lazyWidget as lazy${name} } from '${helper}'
         const ${name} = lazy${name}(() => import('${item.node.source.value}').then((m) => m.${name}))`,
        // Babel would take a name in capitals for a gap to fill.
        { preserveComments: true, sourceType: 'module', placeholderPattern: false },
      )()
      const others = item.node.specifiers.filter((specifier) => specifier !== imported)
      // Another widget of the folder may lie in the same file; its turn comes.
      const rest = others.length > 0 ? [t.importDeclaration(others, item.node.source)] : []
      item.replaceWithMultiple([...rest, ...statements])
      break
    }
    program.scope.crawl()
  }

  const isExamples = (property: Types.Node) =>
    t.isObjectProperty(property) && t.isIdentifier(property.key, { name: 'examples' })

  /** Of what several definitions of a file share, too. */
  function withoutExamples({ node, scope }: NodePath<Types.ObjectExpression>): void {
    node.properties = node.properties.filter((property) => !isExamples(property))
    for (const part of node.properties) {
      if (!t.isSpreadElement(part) || !t.isIdentifier(part.argument)) continue
      const shared = scope.getBinding(part.argument.name)?.path.get('init') as NodePath | undefined
      const object = shared?.isTSAsExpression() ? shared.get('expression') : shared
      if (object?.isObjectExpression()) withoutExamples(object)
    }
  }

  /** A method of a value that is written out: nothing but an example is put together that way. */
  const callsOnLiteral = ({ node: { callee } }: NodePath<Types.CallExpression>) =>
    t.isMemberExpression(callee) &&
    (t.isLiteral(callee.object) ||
      t.isArrayExpression(callee.object) ||
      t.isIdentifier(callee.object, { name: 'Array' }))

  /** A short function of the file itself. It puts a value together, which nobody misses when it goes unused. */
  function callsOwnHelper({ node, scope }: NodePath<Types.CallExpression>): boolean {
    if (!t.isIdentifier(node.callee)) return false
    const declared = scope.getBinding(node.callee.name)?.path.node
    return t.isVariableDeclarator(declared) && t.isArrowFunctionExpression(declared.init)
  }

  return {
    name: 'taproom-widgets',
    visitor: {
      // At the start: presets that run beside this one look at imports first.
      Program(program, state) {
        const file = state.filename ?? ''
        const folder = folderOf(file)
        if (!folder) return
        const isLazy = early !== undefined && !early.includes(folder)
        program.traverse({
          CallExpression(call) {
            if (dropExamples && (callsOwnHelper(call) || callsOnLiteral(call)))
              t.addComment(call.node, 'leading', '#__PURE__')
            if (!t.isIdentifier(call.node.callee, { name: 'defineWidget' })) return
            const component = call.node.arguments[1]
            const definition = call.get('arguments')[0]
            if (dropExamples && definition?.isObjectExpression()) withoutExamples(definition)
            if (isLazy && t.isIdentifier(component))
              loadLate(program, component.name, helperOf(file))
          },
        })
      },
    },
  }
}
