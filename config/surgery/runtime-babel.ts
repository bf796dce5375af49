import type { NodePath, PluginObj, template as Template, types as Types } from '@babel/core'
import { readSources, wordsOf } from '../read-sources'

interface Babel {
  readonly types: typeof Types
  readonly template: typeof Template
}

/** All words of the sources. */
const sourceWords = () => wordsOf(readSources(/\.tsx?$/))

/** Where the runtime puts together the names of all styles. */
const STYLES = /const WEBKIT = [\s\S]+?(?=export )/

/** The names of styles in it that sources say, in its order. */
function stylesIn(code: string, words: ReadonlySet<string>): string[] {
  const [made] = STYLES.exec(code) ?? []
  if (!made) throw new Error('@tarojs/runtime puts no names of styles together')
  const names = new Function(`${made}; return styleProperties`)() as string[]
  return [...new Set(names)].filter((name) => words.has(name))
}

/**
 * Leaves out of the names of styles those that no source says: every element would have a property of each.
 *
 * @throws Error (while building) where the file puts no names together.
 */
export function stylesBabel(
  { types: t, template }: Babel,
  { words = sourceWords() }: { readonly words?: ReadonlySet<string> } = {},
): PluginObj {
  return {
    name: 'taproom-styles',
    visitor: {
      Program(program) {
        const styles = stylesIn(program.toString(), words)
        for (const line of program.get('body'))
          if (line.isExpressionStatement()) line.remove()
          else if (line.isVariableDeclaration()) {
            const [one] = line.node.declarations
            if (one && t.isIdentifier(one.id, { name: 'styleProperties' }))
              one.init = template.expression.ast(JSON.stringify(styles))
          }
      },
    },
  }
}

/**
 * Takes the address and the history out of a window: a mini-program has none, and nobody asks for them.
 *
 * @throws Error (while building) where the file makes no window that has them.
 */
export function windowBabel({ types: t }: Pick<Babel, 'types'>): PluginObj {
  const ADDRESS = /^this\.(location|history|initEvent)\b/
  return {
    name: 'taproom-window',
    visitor: {
      Program(program) {
        const lines: NodePath[] = []
        program.traverse({
          ClassMethod(path) {
            if (t.isIdentifier(path.node.key, { name: 'initEvent' })) lines.push(path)
            if (path.node.kind !== 'constructor') return
            for (const line of path.get('body').get('body'))
              if (ADDRESS.test(String(t.removeComments(line.node) && line))) lines.push(line)
          },
        })
        if (lines.length !== 4) throw new Error('@tarojs/runtime has another window')
        for (const line of lines) line.remove()
      },
    },
  }
}

/** Taro promises an answer of every call of a host that it knows: keeps those that sources name. */
export function apisBabel(
  { types: t }: Babel,
  { words = sourceWords() }: { readonly words?: ReadonlySet<string> } = {},
): PluginObj {
  return {
    name: 'taproom-apis',
    visitor: {
      VariableDeclarator({ node: { id, init } }) {
        if (!t.isIdentifier(id, { name: 'needPromiseApis' }) || !t.isNewExpression(init)) return
        const [list] = init.arguments
        if (!t.isArrayExpression(list)) return
        list.elements = list.elements.filter(
          (one) => t.isStringLiteral(one) && words.has(one.value),
        )
      },
    },
  }
}

/**
 * Sends no list of children of what never had one: 8 bytes of every picture and every icon. Of what had one it is
 * sent though it is empty: a host keeps what is said no more.
 *
 * @throws Error (while building) where the file sends no children, or takes none.
 */
export function childrenBabel({ types: t, template }: Babel): PluginObj {
  return {
    name: 'taproom-children',
    visitor: {
      Program(program) {
        let found = 0
        program.traverse({
          AssignmentExpression(path) {
            const { left, right } = path.node
            if (!t.isMemberExpression(left)) return
            if (t.isStringLiteral(left.property, { value: 'cn' })) {
              found += 1
              const send = template.statement.ast`if (node.hadChildren) data.cn = ${right}`
              path.parentPath.replaceWith(send)
            } else if (
              t.isIdentifier(left.property, { name: 'parentNode' }) &&
              t.isThisExpression(right)
            ) {
              found += 1
              path.parentPath.insertBefore(template.statement.ast('this.hadChildren = true'))
            }
          },
        })
        if (found !== 1) throw new Error('@tarojs/runtime sends or takes children in another way')
      },
    },
  }
}

/**
 * Makes neither anchors, which would bring addresses along, nor what stands in for a page's settings: src/ui draws none.
 *
 * @throws Error (while building) where the file makes none.
 */
export function documentBabel({ types: t }: Pick<Babel, 'types'>): PluginObj {
  return {
    name: 'taproom-document',
    visitor: {
      Program(program) {
        const made = new Set<string>()
        program.traverse({
          NewExpression(path) {
            const { callee } = path.node
            if (!t.isIdentifier(callee) || !/^(Anchor|Transfer)Element$/.test(callee.name)) return
            made.add(callee.name)
            path.findParent((parent) => parent.isSwitchCase())?.remove()
          },
        })
        if (made.size !== 2) throw new Error('@tarojs/runtime makes other elements')
      },
    },
  }
}
