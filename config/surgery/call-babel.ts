import type { NodePath, PluginObj, types as Types } from '@babel/core'

/**
 * Calls what a module imports as a member of where it comes from. webpack writes a call of a named import as
 * `(0, module.name)(…)`, lest the module become its `this`: no function that is imported reads it, and four bytes
 * go from every call.
 */
export function callBabel({ types: t }: { types: typeof Types }): PluginObj {
  /** The places where an imported name is called; undefined for what is imported as a whole or by default. */
  function callsOf(specifier: NodePath<Types.ImportDeclaration['specifiers'][number]>) {
    if (!specifier.isImportSpecifier()) return undefined
    const { imported, local } = specifier.node
    if (!t.isIdentifier(imported) || imported.name === 'default') return undefined
    const binding = specifier.scope.getBinding(local.name)
    const all = binding?.referencePaths ?? []
    const calls = all.filter((use) => use.parentPath?.isCallExpression() && use.key === 'callee')
    return { name: imported.name, calls, isOnlyCalled: calls.length === all.length }
  }

  function alter(declaration: NodePath<Types.ImportDeclaration>): void {
    const whole = declaration.scope.generateUidIdentifier('module')
    let isUsed = false
    for (const specifier of declaration.get('specifiers')) {
      const found = callsOf(specifier)
      if (!found || found.calls.length === 0) continue
      for (const call of found.calls)
        call.replaceWith(t.memberExpression(t.cloneNode(whole), t.identifier(found.name)))
      if (found.isOnlyCalled) specifier.remove()
      isUsed = true
    }
    if (!isUsed) return
    const all = t.importDeclaration([t.importNamespaceSpecifier(whole)], declaration.node.source)
    if (declaration.node.specifiers.length === 0) declaration.replaceWith(all)
    else declaration.insertAfter(all)
  }

  return {
    name: 'taproom-call',
    visitor: {
      Program: {
        exit(program) {
          // Some imports stand since the elements were transformed: nothing has read them yet.
          program.scope.crawl()
          for (const statement of program.get('body'))
            if (statement.isImportDeclaration()) alter(statement)
        },
      },
    },
  }
}
