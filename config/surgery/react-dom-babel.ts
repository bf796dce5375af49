import type { NodePath, PluginObj, types as Types } from '@babel/core'

/** What was there before React 18, what takes a page over from its HTML, and what is for nobody. */
const UNUSED = [
  '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED',
  'findDOMNode',
  'hydrate',
  'hydrateRoot',
  'render',
  'unmountComponentAtNode',
  'unstable_renderSubtreeIntoContainer',
]

interface Babel {
  readonly types: typeof Types
}

/**
 * Takes out of React DOM what it exports and nobody calls, and says once and for all that no page is taken over from
 * HTML: the bundler then leaves out all that waits for that. 1.3 KB of each first load, as served.
 *
 * @returns a Babel plugin for React DOM's own file for production; it throws an Error where that looks different.
 */
export function reactDomBabel({ types: t }: Babel): PluginObj {
  /** `exports.name = …`. */
  const exported = ({ node }: NodePath<Types.Statement>): string => {
    if (!t.isExpressionStatement(node) || !t.isAssignmentExpression(node.expression)) return ''
    const { left } = node.expression
    const isExport = t.isMemberExpression(left) && t.isIdentifier(left.object, { name: 'exports' })
    return isExport && t.isIdentifier(left.property) ? left.property.name : ''
  }

  /** `function (fiber) { if (fiber !== parent) return false; if (!flag) …`: the one who asks for it like this. */
  function flagIn({ node }: NodePath<Types.Statement>): string | undefined {
    if (!t.isFunctionDeclaration(node) || !t.isIdentifier(node.params[0])) return undefined
    const [first, second] = node.body.body
    if (!t.isIfStatement(first) || !t.isBinaryExpression(first.test, { operator: '!==' }))
      return undefined
    const { name } = node.params[0]
    if (!t.isIdentifier(first.test.left, { name }) || !t.isReturnStatement(first.consequent))
      return undefined
    if (!t.isIfStatement(second) || !t.isUnaryExpression(second.test, { operator: '!' }))
      return undefined
    return t.isIdentifier(second.test.argument) ? second.test.argument.name : undefined
  }

  function neverTaken(program: NodePath<Types.Program>, flag: string): void {
    const binding = program.scope.getBinding(flag)
    if (!binding) throw new Error(`react-dom: ${flag} is not its own`)
    for (const path of binding.referencePaths) path.replaceWith(t.booleanLiteral(false))
    for (const path of binding.constantViolations) path.replaceWith(t.booleanLiteral(false))
    binding.path.remove()
  }

  return {
    name: 'taproom-react-dom',
    visitor: {
      Program(program) {
        const body = program.get('body')
        const flags = body.flatMap((path) => flagIn(path) ?? [])
        const missing = UNUSED.filter((name) => !body.some((path) => exported(path) === name))
        if (missing.length > 0) throw new Error(`react-dom exports no ${missing.join(', ')}`)
        const [flag] = flags
        if (!flag || flags.length > 1)
          throw new Error(`react-dom says ${flags.length} times whether a page is taken over`)
        for (const path of body) if (UNUSED.includes(exported(path))) path.remove()
        neverTaken(program, flag)
      },
    },
  }
}
