import { createHash } from 'node:crypto'
import type { NodePath, PluginObj, types as Types } from '@babel/core'

/** A name of four signs, by the class and its member: `_1k2x`. Written out they are 3 KB of a mini-program. */
function signOf(member: string): string {
  const hash = createHash('sha256').update(member).digest('hex')
  return `_${Number.parseInt(hash.slice(0, 12), 16).toString(36).slice(-4)}`
}

/**
 * Turns `#name` of a class into a plain property of a short name. Libraries ship private methods, which iOS
 * learnt in version 15; Babel's own transform costs a WeakMap or a helper call for each of them.
 */
export function privateBabel({ types: t }: { types: typeof Types }): PluginObj {
  function plain(path: NodePath, name: Types.PrivateName): string {
    const owner = path.findParent(
      (parent) =>
        (parent.isClassDeclaration() || parent.isClassExpression()) &&
        parent.node.body.body.some(
          (member) =>
            'key' in member && t.isPrivateName(member.key) && member.key.id.name === name.id.name,
        ),
    )
    const node = owner?.node as Types.Class | undefined
    return signOf(`${node?.id?.name ?? ''}.${name.id.name}`)
  }

  return {
    name: 'taproom-private',
    visitor: {
      // References first: a declaration that is already plain names no owner.
      Program(program) {
        program.traverse({
          PrivateName(path) {
            const { parentPath: parent } = path
            if (parent.isClassPrivateProperty() || parent.isClassPrivateMethod()) return
            const name = plain(path, path.node)
            if (parent.isBinaryExpression()) path.replaceWith(t.stringLiteral(name))
            else path.replaceWith(t.identifier(name))
          },
        })
        program.traverse({
          ClassPrivateProperty(path) {
            const { key, value, static: isStatic } = path.node
            const property = t.classProperty(t.identifier(plain(path, key)), value)
            property.static = isStatic === true
            path.replaceWith(property)
          },
          ClassPrivateMethod(path) {
            const { key, kind, params, body, static: isStatic, async, generator } = path.node
            const name = t.identifier(plain(path, key))
            const method = t.classMethod(
              kind,
              name,
              params,
              body,
              false,
              isStatic,
              generator,
              async,
            )
            path.replaceWith(method)
          },
        })
      },
    },
  }
}
