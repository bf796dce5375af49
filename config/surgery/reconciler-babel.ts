import type { NodePath, PluginObj, types as Types, Visitor } from '@babel/core'

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
  const sayWhatIsKnown: Visitor = {
    VariableDeclarator({ node: { id, init }, scope }) {
      const binding = t.isIdentifier(id) && scope.getBinding(id.name)
      if (!binding || !t.isBooleanLiteral(init) || !binding.constant) return
      for (const reference of binding.referencePaths) reference.replaceWith(t.cloneNode(init))
    },
  }

  /** Leaves out what stands behind something that is never so. */
  const leaveOut: Visitor = {
    LogicalExpression(path) {
      const { left, right, operator } = path.node
      if (!t.isBooleanLiteral(left) || operator === '??') return
      path.replaceWith(left.value === (operator === '&&') ? right : left)
    },
    Conditional(path) {
      const { confident, value } = path.get('test').evaluate()
      const { consequent, alternate } = path.node
      if (confident) path.replaceWith((value ? consequent : alternate) ?? t.emptyStatement())
    },
    Function: {
      exit({ node: { body } }) {
        if (!t.isBlockStatement(body) || !t.isReturnStatement(body.body[0])) return
        body.body = body.body.filter((one, at) => at === 0 || t.isFunctionDeclaration(one))
      },
    },
  }

  /** Whatever is assigned is what it is already. */
  const settle: Visitor = {
    VariableDeclarator({ node: { id, init }, scope }) {
      const writes = (t.isIdentifier(id) && scope.getBinding(id.name)?.constantViolations) || []
      const isSame = (write: NodePath) =>
        write.isAssignmentExpression() && t.isNodesEquivalent(write.node.right, init as Types.Node)
      if (!t.isUnaryExpression(init, { operator: '!' }) || !writes.every(isSame)) return
      for (const write of writes) write.replaceWith(t.cloneNode(init))
    },
  }

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
        // What can never be run sets variables that stay what they are without it.
        for (const looked of [sayWhatIsKnown, leaveOut, settle]) {
          program.scope.crawl()
          program.traverse(looked)
        }
      },
    },
  }
}
