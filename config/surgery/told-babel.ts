import type { PluginObj, types as Types } from '@babel/core'

/**
 * The page editor runs the rules of `views:check`, tells each by its name in the language that is spoken, and what it
 * is about. The sentences of the commands stay out, with what follows their semicolon:
 *
 *     told`${name} is not read; ${type} reads ${fields}`
 *     told([], name)
 */
export function toldBabel({ types: t }: { types: typeof Types }): PluginObj {
  return {
    name: 'taproom-told',
    visitor: {
      TaggedTemplateExpression(path) {
        const { node } = path
        if (!t.isIdentifier(node.tag, { name: 'told' })) return
        const { quasis, expressions } = node.quasi
        const end = quasis.findIndex(({ value }) => value.raw.includes(';'))
        const about = expressions.slice(0, end < 0 ? undefined : end) as Types.Expression[]
        path.replaceWith(t.callExpression(node.tag, [t.arrayExpression(), ...about]))
      },
    },
  }
}
