import type { NodePath, PluginObj, types as Types } from '@babel/core'

/** What an import says to get widgets without what draws them. */
const DESCRIBED = '?described'
/** Widgets, and the lists of them: `../features/x/widgets/y`, `./base`, those of packages. */
const WIDGETS = /(^|\/)(widgets\/[^/]+|taproom\.widgets)$|^\.\/(base|commerce|account|all)$/
/** What only a page that draws the widgets needs: their words. */
const WORDS = /(^|\/)texts\//
/** What is kept of a definition says what a widget is; these say what is drawn of it, and from what. */
const DRAWN = new Set(['Skeleton', 'isEmpty', 'examples', 'empty'])

/**
 * Works on modules that were asked for by `…?described` (the rule of webpack that runs it says so): the page editor
 * of a mini-program knows every widget, and draws none. `defineWidget(definition, Component)` keeps what a definition
 * says and draws nothing; lists of widgets hand the wish on. What is imported for the rest alone goes:
 *
 *     export const about = defineWidget({ type: 'about', config, Skeleton }, About)
 *     export const about = defineWidget({ type: 'about', config }, () => null)
 */
export function describedBabel({ types: t }: { types: typeof Types }): PluginObj {
  const nameOf = (part: Types.Node) =>
    (t.isObjectProperty(part) || t.isObjectMethod(part)) && t.isIdentifier(part.key)
      ? part.key.name
      : undefined

  /** `load` is kept by its name: that a widget finds its own value is part of what it is. */
  function describe(definition: NodePath<Types.ObjectExpression>): void {
    const { node, scope } = definition
    node.properties = node.properties.flatMap((part) => {
      const name = nameOf(part)
      if (name === undefined) return [part]
      if (name === 'load') return [t.objectProperty(t.identifier(name), nothing())]
      return DRAWN.has(name) ? [] : [part]
    })
    for (const part of node.properties) {
      if (!t.isSpreadElement(part) || !t.isIdentifier(part.argument)) continue
      const shared = scope.getBinding(part.argument.name)?.path.get('init') as NodePath | undefined
      const object = shared?.isTSAsExpression() ? shared.get('expression') : shared
      if (object?.isObjectExpression()) describe(object)
    }
  }
  const nothing = () => t.arrowFunctionExpression([], t.nullLiteral())

  function handOn({
    node,
  }: NodePath<Types.ImportDeclaration | Types.ExportNamedDeclaration>): void {
    if (node.source && WIDGETS.test(node.source.value)) node.source.value += DESCRIBED
  }

  /** Until nothing more goes: what was used by what went is used by nobody. */
  function sweep(program: NodePath<Types.Program>): void {
    let isOver = false
    while (!isOver) {
      isOver = true
      program.scope.crawl()
      for (const item of program.get('body')) {
        if (item.isImportDeclaration() && item.node.specifiers.length > 0) {
          for (const each of item.get('specifiers'))
            if (!program.scope.getBinding(each.node.local.name)?.referenced) each.remove()
          if (item.node.specifiers.length === 0) item.remove()
        }
        if (!item.isVariableDeclaration()) continue
        for (const each of item.get('declarations')) {
          const { id } = each.node
          if (!t.isIdentifier(id) || program.scope.getBinding(id.name)?.referenced) continue
          each.remove()
          isOver = false
        }
      }
    }
  }

  return {
    name: 'taproom-described',
    visitor: {
      // At the start: presets that run beside this one look at imports first.
      Program(program) {
        for (const item of program.get('body')) {
          if (item.isImportDeclaration() && WORDS.test(item.node.source.value)) dropWords(item)
          else if (item.isImportDeclaration() || item.isExportNamedDeclaration()) handOn(item)
        }
        program.traverse({
          CallExpression(call) {
            if (!t.isIdentifier(call.node.callee, { name: 'defineWidget' })) return
            const [definition] = call.get('arguments')
            if (definition?.isObjectExpression()) describe(definition)
            call.node.arguments[1] = nothing()
          },
        })
        sweep(program)
      },
    },
  }

  /** With the calls that bring them. */
  function dropWords(declaration: NodePath<Types.ImportDeclaration>): void {
    for (const { local } of declaration.node.specifiers)
      for (const use of declaration.scope.getBinding(local.name)?.referencePaths ?? [])
        if (use.parentPath?.isCallExpression()) use.parentPath.parentPath?.remove()
    declaration.remove()
  }
}
