import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { NodePath, PluginObj, types as Types } from '@babel/core'

const IMPORT = /import \{([^}]*)\} from '@tarojs\/components'/g

/** The elements src/ui imports from Taro, and `View`, which every page is. */
function usedElements(): ReadonlySet<string> {
  const folder = path.resolve(__dirname, '../../src/ui')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(IMPORT)])
    // Also what is imported under another name.
    .flatMap(([, list = '']) => list.split(',').map((name) => name.trim().split(' as ')[0] ?? ''))
  return new Set(['View', ...names])
}

/**
 * Taro's runtime carries the attributes of all its elements, with which it shortens their names: empties
 * those of elements we do not draw. Their names stay, templates are numbered by them.
 */
export function elementsBabel(
  { types: t }: { types: typeof Types },
  { used = usedElements() }: { readonly used?: ReadonlySet<string> } = {},
): PluginObj {
  return {
    name: 'taproom-elements',
    visitor: {
      VariableDeclarator({ node, scope }) {
        if (!t.isIdentifier(node.id) || !/^(internalC|c)omponents$/.test(node.id.name)) return
        if (!t.isObjectExpression(node.init)) return
        for (const item of node.init.properties) {
          if (!t.isObjectProperty(item) || !t.isIdentifier(item.key)) continue
          if (used.has(item.key.name)) continue
          const table = t.isIdentifier(item.value) && scope.getBinding(item.value.name)?.path
          if (table)
            (table as NodePath<Types.VariableDeclarator>).node.init = t.objectExpression([])
          else item.value = t.objectExpression([])
        }
      },
    },
  }
}
