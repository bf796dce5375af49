import type { NodePath, PluginObj, types as Types } from '@babel/core'
import { isSet, uiElements } from './ui-elements'

/** Tables that were read. */
type Read = Set<Types.VariableDeclarator>
type Elements = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Taro's runtime carries the attributes of all its elements, with which it shortens their names: keeps those that
 * src/ui sets, as `elementsPlugin` does. Names of elements stay, templates are numbered by them.
 *
 * @param options.used what is used of which elements; what src/ui draws, unless it is given.
 */
export function elementsBabel(
  { types: t }: { types: typeof Types },
  { used = uiElements() }: { readonly used?: Elements } = {},
): PluginObj {
  const keyOf = ({ key }: Types.ObjectProperty) =>
    t.isIdentifier(key) ? key.name : t.isStringLiteral(key) ? key.value : ''

  /** Names of all that is set of an element: `{ … }`, the name of such a thing, or several of them put together. */
  function listed(node: Types.Node, scope: NodePath['scope'], read: Read): string[] {
    if (t.isIdentifier(node)) {
      const { path } = scope.getBinding(node.name) ?? {}
      if (!path?.isVariableDeclarator() || !path.node.init) return []
      read.add(path.node)
      return listed(path.node.init, scope, read)
    }
    if (t.isCallExpression(node)) return node.arguments.flatMap((one) => listed(one, scope, read))
    if (!t.isObjectExpression(node)) return []
    return node.properties.map((one) => (t.isObjectProperty(one) ? keyOf(one) : ''))
  }

  return {
    name: 'taproom-elements',
    visitor: {
      VariableDeclarator({ node, scope }) {
        if (!t.isIdentifier(node.id) || !/^(internalC|c)omponents$/.test(node.id.name)) return
        if (!t.isObjectExpression(node.init)) return
        const read: Read = new Set()
        for (const item of node.init.properties) {
          if (!t.isObjectProperty(item)) continue
          const words = used.get(keyOf(item))
          const kept = listed(item.value, scope, read).filter(
            (name) => words && !/^(bind|$)/.test(name) && isSet(name, words),
          )
          // How they are numbered is asked of the table alone, by their names.
          item.value = t.objectExpression(
            kept.map((name) => t.objectProperty(t.stringLiteral(name), t.stringLiteral(''))),
          )
          item.shorthand = false
        }
        for (const table of read) table.init = t.objectExpression([])
      },
    },
  }
}
