import type { NodePath, PluginObj, types as Types } from '@babel/core'

const RUNTIME = 'react/jsx-runtime'

/**
 * Calls `jsx` as a member of its module. webpack writes a call of a named import as `(0, module.jsx)(…)`, lest
 * the module become its `this`: React's functions do not read it, and four bytes go from every element.
 */
export function jsxBabel({ types: t }: { types: typeof Types }): PluginObj {
  function alter(declaration: NodePath<Types.ImportDeclaration>): void {
    const { scope, node } = declaration
    const runtime = scope.generateUidIdentifier('runtime')
    for (const specifier of node.specifiers) {
      if (!t.isImportSpecifier(specifier)) return
      const name = t.isIdentifier(specifier.imported) ? specifier.imported.name : ''
      const uses = scope.getBinding(specifier.local.name)?.referencePaths ?? []
      for (const use of uses)
        use.replaceWith(t.memberExpression(t.cloneNode(runtime), t.identifier(name)))
    }
    node.specifiers = [t.importNamespaceSpecifier(runtime)]
  }
  return {
    name: 'taproom-jsx',
    visitor: {
      Program: {
        exit(program) {
          // The imports stand since the elements were transformed: nothing has read them yet.
          program.scope.crawl()
          for (const statement of program.get('body'))
            if (statement.isImportDeclaration() && statement.node.source.value === RUNTIME)
              alter(statement)
        },
      },
    },
  }
}
