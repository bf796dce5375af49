import type { PluginObj, types as Types } from '@babel/core'

const RUNTIME = '@tarojs/runtime'

/**
 * Writes `const { hooks } = require('@tarojs/runtime')` as `const hooks = require('@tarojs/runtime').hooks`:
 * webpack follows the second only, and keeps for the first all that the runtime exports (reading HTML, URLs …).
 *
 * @throws Error (while building) where the file takes nothing out of the runtime by its name.
 */
export function requireBabel({ types: t }: { types: typeof Types }): PluginObj {
  return {
    name: 'taproom-require',
    visitor: {
      Program(program) {
        let found = 0
        program.traverse({
          VariableDeclarator(path) {
            const { id, init } = path.node
            if (!t.isObjectPattern(id) || !t.isCallExpression(init)) return
            if (!t.isIdentifier(init.callee, { name: 'require' })) return
            if (!t.isStringLiteral(init.arguments[0], { value: RUNTIME })) return
            path.replaceWithMultiple(
              id.properties.map((property) => {
                if (!t.isObjectProperty(property) || !t.isIdentifier(property.value))
                  throw new Error(`@tarojs/taro takes more than names out of ${RUNTIME}`)
                const key = property.key as Types.Identifier
                const member = t.memberExpression(t.cloneNode(init), key)
                return t.variableDeclarator(property.value, member)
              }),
            )
            found += 1
          },
        })
        if (found === 0) throw new Error(`@tarojs/taro takes nothing out of ${RUNTIME} by name`)
      },
    },
  }
}
