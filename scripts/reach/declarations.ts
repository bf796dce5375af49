import path from 'node:path'
import ts from 'typescript'

/** A source file: its path from the root, with slashes, and what it says. */
export interface Source {
  readonly path: string
  readonly text: string
}

/** A declaration of a module, by `file#name`; what a module runs by itself is `file#`. */
export type DeclarationId = string

/** What a declaration says: which others it uses, and the texts in it that begin with a slash. */
export interface Declaration {
  readonly uses: ReadonlySet<DeclarationId>
  readonly addresses: ReadonlySet<string>
  readonly text: string
}

export type Declarations = ReadonlyMap<DeclarationId, Declaration>

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx', '.h5.ts', '.h5.tsx']

const idOf = (file: string, name: string): DeclarationId => `${file}#${name}`

/**
 * Every declaration at the top of every module, and what it uses: finer than imports, since a module of
 * queries names many calls of which a widget makes one.
 */
export function readDeclarations(sources: readonly Source[]): Declarations {
  const files = new Set(sources.map((source) => source.path))
  const resolve = (from: string, specifier: string): string | undefined => {
    if (!specifier.startsWith('.')) return undefined
    const base = path.posix.join(path.posix.dirname(from), specifier)
    return ENDINGS.map((ending) => base + ending).find((name) => files.has(name))
  }
  const found = new Map<DeclarationId, Declaration>()
  for (const source of sources) readModule(source, resolve, found)
  return withVariants(found)
}

const VARIANT = /\.(h5|mini|weapp|alipay)(\.tsx?#)/

/** What a module does on one host it may do: whoever uses it uses the variants beside it. */
function withVariants(found: Declarations): Declarations {
  const all = new Map(found)
  for (const id of found.keys()) {
    const common = id.replace(VARIANT, '$2')
    const declaration = common === id ? undefined : all.get(common)
    if (declaration) all.set(common, { ...declaration, uses: new Set([...declaration.uses, id]) })
  }
  return all
}

/** All declarations that are used, directly or not, where one of `entries` is. */
export function reachedFrom(
  declarations: Declarations,
  entries: Iterable<DeclarationId>,
): ReadonlySet<DeclarationId> {
  const seen = new Set<DeclarationId>()
  const next = [...entries]
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    const declaration = declarations.get(id)
    if (seen.has(id) || !declaration) continue
    seen.add(id)
    next.push(...declaration.uses)
  }
  return seen
}

type Resolve = (from: string, specifier: string) => string | undefined

function readModule(source: Source, resolve: Resolve, found: Map<DeclarationId, Declaration>) {
  const file = source.path
  const tree = ts.createSourceFile(file, source.text, ts.ScriptTarget.Latest, true)
  const names = new Map<string, DeclarationId>()
  const own: { readonly name: string; readonly node: ts.Node }[] = []
  for (const statement of tree.statements) {
    if (ts.isImportDeclaration(statement)) {
      const from = resolve(file, (statement.moduleSpecifier as ts.StringLiteral).text)
      if (from) readImport(statement, from, names)
    } else if (ts.isExportDeclaration(statement)) {
      const from = statement.moduleSpecifier
        ? resolve(file, (statement.moduleSpecifier as ts.StringLiteral).text)
        : file
      if (from && statement.exportClause && ts.isNamedExports(statement.exportClause))
        for (const { name, propertyName } of statement.exportClause.elements)
          found.set(idOf(file, name.text), passOn(idOf(from, (propertyName ?? name).text)))
    } else own.push(...namesOf(statement).map((name) => ({ name, node: statement })))
  }
  for (const { name } of own) if (name !== '') names.set(name, idOf(file, name))
  for (const { name, node } of own) {
    const id = idOf(file, name)
    const read = readNode(node, file, names, resolve)
    const before = found.get(id)
    const uses = new Set([...(before?.uses ?? []), ...read.uses])
    uses.delete(id)
    // What a module does when it is loaded happens wherever it is used.
    if (name !== '' && own.some((other) => other.name === '')) uses.add(idOf(file, ''))
    const addresses = new Set([...(before?.addresses ?? []), ...read.addresses])
    found.set(id, { uses, addresses, text: `${before?.text ?? ''}${node.getText()}` })
  }
}

const passOn = (to: DeclarationId): Declaration => ({
  uses: new Set([to]),
  addresses: new Set(),
  text: '',
})

function readImport(
  { importClause }: ts.ImportDeclaration,
  from: string,
  names: Map<string, DeclarationId>,
): void {
  if (!importClause || importClause.isTypeOnly) return
  if (importClause.name) names.set(importClause.name.text, idOf(from, 'default'))
  const bindings = importClause.namedBindings
  if (!bindings || !ts.isNamedImports(bindings)) return
  for (const { name, propertyName, isTypeOnly } of bindings.elements)
    if (!isTypeOnly) names.set(name.text, idOf(from, (propertyName ?? name).text))
}

/** The names a statement declares; a statement that declares nothing is the module's own doing. */
function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return []
  if (ts.isVariableStatement(statement)) {
    const declared = statement.declarationList.declarations.flatMap(({ name }) => bound(name))
    return declared.length > 0 ? declared : ['']
  }
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return [
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
        ? 'default'
        : (statement.name?.text ?? ''),
    ]
  return ['']
}

const bound = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? bound(element.name) : []))

function readNode(
  node: ts.Node,
  file: string,
  names: ReadonlyMap<string, DeclarationId>,
  resolve: Resolve,
) {
  const uses = new Set<DeclarationId>()
  const addresses = new Set<string>()
  const visit = (child: ts.Node): void => {
    if (ts.isIdentifier(child)) {
      const used = names.get(child.text)
      if (used) uses.add(used)
    } else if (ts.isStringLiteralLike(child) || ts.isTemplateHead(child)) {
      if (child.text.startsWith('/')) addresses.add(child.text)
    } else if (
      ts.isCallExpression(child) &&
      child.expression.kind === ts.SyntaxKind.ImportKeyword
    ) {
      const [argument] = child.arguments
      const from = argument && ts.isStringLiteralLike(argument) && resolve(file, argument.text)
      // What is taken out of it stands in what follows: `import('./x').then(({ y }) => y)`.
      if (from) for (const name of lateNames(child)) uses.add(idOf(from, name))
    }
    ts.forEachChild(child, visit)
  }
  visit(node)
  return { uses, addresses }
}

/** The names that are taken out of what an `import()` brings. */
function lateNames(call: ts.CallExpression): readonly string[] {
  const names: string[] = ['']
  const around = call.parent.parent?.parent?.parent ?? call.parent
  const visit = (child: ts.Node): void => {
    if (ts.isIdentifier(child)) names.push(child.text)
    ts.forEachChild(child, visit)
  }
  visit(around)
  return names
}
