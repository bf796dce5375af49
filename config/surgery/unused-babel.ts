import type { NodePath, PluginObj, template as Template, types as Types } from '@babel/core'

/** What becomes of a class of a library. */
interface Change {
  /** Methods that are taken away; 'others' takes all that `members` does not name. */
  readonly without: 'others' | readonly string[]
  /** Methods that are put in place of those of the same name. */
  readonly members: string
}

/** Changes by the name of the class. */
export type Changes = Readonly<Record<string, Change>>

interface Babel {
  readonly types: typeof Types
  readonly template: typeof Template
}

/**
 * Takes out of the classes of a library what nothing here calls: a bundler keeps every method of a class.
 *
 * @param library stands in what is thrown.
 * @returns a Babel plugin for the one file that holds all classes of `changes`; it throws an Error where the
 * library has no such class or method.
 */
export function unusedBabel(library: string, changes: Changes) {
  return ({ types: t, template }: Babel): PluginObj => {
    const nameOf = (member: Types.ClassBody['body'][number]): string =>
      t.isClassMethod(member) && t.isIdentifier(member.key) ? member.key.name : ''

    function change(name: string, body: Types.ClassBody, { without, members }: Change): void {
      const added = (
        template.statement.ast(
          `class Changed extends Object { ${members} }`,
        ) as Types.ClassDeclaration
      ).body.body
      const names = added.map(nameOf)
      const had = body.body.map(nameOf)
      const wanted = without === 'others' ? names : [...names, ...without]
      const missing = wanted.filter((one) => !had.includes(one))
      if (missing.length > 0) throw new Error(`${library}: ${name} has no ${missing.join(', ')}`)
      const isLeft = (one: string) => without !== 'others' && !wanted.includes(one)
      body.body = [...added, ...body.body.filter((member) => isLeft(nameOf(member)))]
    }

    /** `class Name {}`, or `var Name = class {}` as some libraries are built. */
    function nameOfClass({ node, parent }: NodePath<Types.Class>): string {
      const named = t.isVariableDeclarator(parent) ? parent.id : node.id
      return t.isIdentifier(named) ? named.name : ''
    }

    return {
      name: 'taproom-unused',
      visitor: {
        Program(program) {
          const missing = new Set(Object.keys(changes))
          program.traverse({
            Class(path) {
              const name = nameOfClass(path)
              const wanted = changes[name]
              if (!wanted) return
              missing.delete(name)
              change(name, path.node.body, wanted)
            },
          })
          if (missing.size > 0)
            throw new Error(`${library} has no class ${[...missing].join(', ')}`)
        },
      },
    }
  }
}

/**
 * Puts something smaller in place of constants and functions of a library's file.
 *
 * @param values expressions by the name of the constant or the function.
 * @returns a Babel plugin for that file; it throws an Error where the library has no such constant.
 */
export function constantsBabel(library: string, values: Readonly<Record<string, string>>) {
  return ({ types: t, template }: Babel): PluginObj => ({
    name: 'taproom-constants',
    visitor: {
      Program(program) {
        for (const [name, value] of Object.entries(values)) {
          const { path } = program.scope.getOwnBinding(name) ?? {}
          const init = template.expression.ast(`(${value})`)
          if (path?.isVariableDeclarator()) path.node.init = init
          else if (path?.isFunctionDeclaration())
            path.replaceWith(
              t.variableDeclaration('var', [t.variableDeclarator(t.identifier(name), init)]),
            )
          else throw new Error(`${library} has no constant ${name}`)
        }
      },
    },
  })
}
