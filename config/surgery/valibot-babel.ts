import type { PluginObj, template as Template, types as Types } from '@babel/core'

interface Babel {
  readonly types: typeof Types
  readonly template: typeof Template
}

/** Puts into every schema what libraries share that know none by name; nothing of ours asks for it. */
const FOR_OTHERS = '_standardSchema'
/** Schemas that are alike wherever they stand, as long as they say nothing of their own. */
const ALIKE = ['string', 'number', 'boolean', 'unknown']

/**
 * Has one `v.string()` stand for all of them, and leaves out of schemas what is there for other libraries. An app
 * starts with 800 schemas, a quarter of them plain: 0.1 MB of a first page's memory.
 *
 * @throws Error (while building) where valibot has no such function.
 */
export function valibotBabel({ types: t, template }: Babel): PluginObj {
  return {
    name: 'taproom-valibot',
    visitor: {
      Program(program) {
        const missing = new Set([FOR_OTHERS, ...ALIKE])
        program.traverse({
          FunctionDeclaration({ node: { id, params, body } }) {
            const name = id?.name ?? ''
            if (!missing.delete(name)) return
            if (name === FOR_OTHERS) {
              body.body = body.body.filter((each) => t.isReturnStatement(each))
              return
            }
            const [returned] = body.body
            const [message] = params
            if (body.body.length !== 1 || !t.isReturnStatement(returned) || !returned.argument)
              throw new Error(`valibot: ${name} does more than it did`)
            body.body = template.statements(`
              if (IS_PLAIN && NAME.plain) return NAME.plain;
              const made = MADE;
              if (IS_PLAIN) NAME.plain = made;
              return made;
            `)({
              NAME: t.identifier(name),
              MADE: returned.argument,
              IS_PLAIN: t.isIdentifier(message)
                ? t.binaryExpression('===', t.identifier(message.name), t.identifier('undefined'))
                : t.booleanLiteral(true),
            })
          },
        })
        if (missing.size > 0) throw new Error(`valibot has no ${[...missing].join(', ')}`)
      },
    },
  }
}
