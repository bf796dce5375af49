import type { PluginObj, template as Template, types as Types } from '@babel/core'

interface Babel {
  readonly types: typeof Types
  readonly template: typeof Template
}

/**
 * What becomes of functions of MobX: stores are classes without decorators and generators, nothing intercepts their
 * changes, and what tells developers is never told.
 */
const STUBS: Readonly<Record<string, string>> = {
  hasInterceptors: 'return false',
  interceptChange: 'return arguments[1]',
  isSpyEnabled: 'return false',
  isGenerator: 'return false',
  isFlow: 'return false',
  ...Object.fromEntries(
    [
      'registerInterceptor',
      'spyReport',
      'spyReportStart',
      'spyReportEnd',
      'decorateAction20223_',
      'decorateFlow20223_',
      'decorateComputed20223_',
      'decorateObservable20223_',
      'createFlowDescriptor',
      'warnAboutDerivationWithoutDependencies',
    ].map((name) => [name, '']),
  ),
}
/** MobX's own mark of what is no part of its surface. */
const OWN = /^[a-z]\w*_$/i

/** `a` to `zz`, none of them taken. */
function* shortNames(taken: ReadonlySet<string>): Generator<string, undefined> {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  for (const first of ['', ...letters])
    for (const last of letters) if (!taken.has(first + last)) yield first + last
}

/**
 * Takes out of MobX what no store of ours does, its sentences for developers, which terser would keep, and the length
 * of the names of its members: 6 KB less than its own small build, of which nothing can be left out.
 *
 * @throws Error (while building) where it has no such function.
 */
export function mobxBabel({ types: t, template }: Babel): PluginObj {
  return {
    name: 'taproom-mobx',
    visitor: {
      Program(program) {
        const missing = new Set(Object.keys(STUBS))
        const names: Types.Identifier[] = []
        const note = (key: Types.Node, isComputed?: boolean | null) => {
          if (t.isIdentifier(key) && !isComputed) names.push(key)
        }
        program.traverse({
          FunctionDeclaration({ node }) {
            const stub = STUBS[node.id?.name ?? '']
            if (stub === undefined || !missing.delete(node.id?.name ?? '')) return
            node.body = t.blockStatement(template.statements.ast(stub))
          },
        })
        const inDevelopment = program.scope.getBinding('__MOBX_DEV__')
        if (!inDevelopment) missing.add('__MOBX_DEV__')
        if (missing.size > 0) throw new Error(`mobx has no ${[...missing].join(', ')}`)
        for (const asked of inDevelopment?.referencePaths ?? [])
          asked.replaceWith(t.booleanLiteral(false))
        program.traverse({
          MemberExpression: ({ node }) => note(node.property, node.computed),
          OptionalMemberExpression: ({ node }) => note(node.property, node.computed),
          ObjectMember({ node }) {
            note(node.key, node.computed)
            if (t.isObjectProperty(node)) node.shorthand = false
          },
          ClassMethod: ({ node }) => note(node.key, node.computed),
          ClassProperty: ({ node }) => note(node.key, node.computed),
        })
        const free = shortNames(new Set(names.map(({ name }) => name)))
        const short = new Map<string, string>()
        for (const key of names) {
          if (!OWN.test(key.name)) continue
          const name = short.get(key.name) ?? free.next().value
          if (name) key.name = short.set(key.name, name).get(key.name) ?? name
        }
      },
    },
  }
}
