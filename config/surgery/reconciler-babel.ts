import type { PluginObj, types as Types } from '@babel/core'

/** What Taro's side of the reconciler says of itself, and of which it says nothing; a test reads it there. */
const HOST = new Map([
  ['supportsMutation', true],
  ['supportsPersistence', false],
  ['supportsHydration', false],
  ['supportsMicrotasks', true],
  ['supportsTestSelectors', false],
  ['isPrimaryRenderer', true],
])

/** What Taro calls of it. */
const CALLED = new Set([
  'batchedUpdates',
  'createContainer',
  'findHostInstance',
  'flushSync',
  'getPublicRootInstance',
  'runWithPriority',
  'updateContainer',
])

/** Is something only where a page that a server drew is taken over. */
const TAKEN_OVER = new Set(['dehydrated', 'isDehydrated'])

/**
 * Takes out of React's reconciler what it does for other hosts than Taro: taking over what a server drew, trees
 * that are replaced as a whole, selectors of tests, tools of developers. It is built once for all of them.
 *
 * @throws Error (while building) where the file asks its host nothing of what is known here.
 */
export function reconcilerBabel({ types: t }: { types: typeof Types }): PluginObj {
  return {
    name: 'taproom-reconciler',
    visitor: {
      Program(program) {
        const missing = new Set(HOST.keys())
        program.traverse({
          MemberExpression(path) {
            const { object, property, computed } = path.node
            if (computed || !t.isIdentifier(property)) return
            const { name } = property
            if (t.isIdentifier(object, { name: '$$$hostConfig' })) {
              const said = HOST.get(name)
              missing.delete(name)
              if (said !== undefined) path.replaceWith(t.booleanLiteral(said))
            } else if (TAKEN_OVER.has(name) && path.key !== 'left')
              path.replaceWith(t.nullLiteral())
          },
          AssignmentExpression(path) {
            const { left } = path.node
            if (!t.isMemberExpression(left) || !t.isIdentifier(left.property)) return
            if (!t.isIdentifier(left.object, { name: 'exports' })) return
            if (!CALLED.has(left.property.name)) path.remove()
          },
        })
        if (missing.size > 0)
          throw new Error(`react-reconciler asks nothing of ${[...missing].join(', ')}`)
      },
    },
  }
}
