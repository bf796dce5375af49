import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'

/*
 * Which parts of which files a bundle holds: what its entries import, and what that uses of its own file, as
 * bundlers shake trees. A file may keep a schema for everybody and a sentence for one page.
 */

/** What a file imports under a name of its own; `*` is all of it. */
interface Imported {
  readonly request: string
  readonly name: string
}
/** A declaration, or a statement that runs when the file is loaded. */
interface Part {
  readonly uses: readonly string[]
  readonly strings: readonly string[]
  /** Files it brings by `import()`: mini-programs have them in the same package. */
  readonly loads: readonly string[]
}
interface Module {
  readonly imports: ReadonlyMap<string, Imported>
  readonly declared: ReadonlyMap<string, Part>
  readonly effects: readonly Part[]
  /** What others import, by which name of this file or of another. */
  readonly exports: ReadonlyMap<string, string | Imported>
  readonly allOf: readonly string[]
  readonly bare: readonly string[]
}

const HOSTS = ['', '.weapp', '.alipay']
const ENDINGS = ['.ts', '.tsx']

/** The files a relative import may mean on some mini-program. */
function filesOf(from: string, request: string): string[] {
  const base = resolve(dirname(from), request)
  const places = existsSync(base) && statSync(base).isDirectory() ? [join(base, 'index')] : [base]
  return places
    .flatMap((place) => HOSTS.flatMap((host) => ENDINGS.map((ending) => place + host + ending)))
    .filter((file) => existsSync(file))
}

function partOf(node: ts.Node): Part {
  const uses: string[] = []
  const strings: string[] = []
  const loads: string[] = []
  const visit = (each: ts.Node): void => {
    if (ts.isTypeNode(each)) return
    if (ts.isCallExpression(each) && each.expression.kind === ts.SyntaxKind.ImportKeyword)
      loads.push(requestOf(each.arguments[0]) ?? '')
    if (ts.isIdentifier(each)) uses.push(each.text)
    if (ts.isStringLiteralLike(each) || ts.isTemplateHead(each)) strings.push(each.text)
    // Names of properties are no names of declarations.
    if (ts.isPropertyAccessExpression(each)) visit(each.expression)
    else if (ts.isPropertyAssignment(each)) visit(each.initializer)
    else ts.forEachChild(each, visit)
  }
  visit(node)
  return { uses, strings, loads }
}

/** Whether a value is made by a call: then it is made as soon as its file is loaded. */
function runs(node: ts.Node): boolean {
  if (ts.isFunctionLike(node) || ts.isTypeNode(node)) return false
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return true
  return ts.forEachChild(node, (child) => runs(child) || undefined) ?? false
}

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
const isDefault = (node: ts.Statement) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)

function namesOf(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? namesOf(element.name) : [],
  )
}

const requestOf = (node: ts.Expression | undefined): string | undefined =>
  node && ts.isStringLiteral(node) ? node.text : undefined

function readModule(file: string): Module {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const imports = new Map<string, Imported>()
  const declared = new Map<string, Part>()
  const exports = new Map<string, string | Imported>()
  const effects: Part[] = []
  const allOf: string[] = []
  const bare: string[] = []

  function readImport({ importClause: clause, moduleSpecifier }: ts.ImportDeclaration): void {
    const request = requestOf(moduleSpecifier) ?? ''
    if (!clause) bare.push(request)
    if (!clause || clause.isTypeOnly) return
    if (clause.name) imports.set(clause.name.text, { request, name: 'default' })
    const named = clause.namedBindings
    if (named && ts.isNamespaceImport(named)) imports.set(named.name.text, { request, name: '*' })
    if (named && ts.isNamedImports(named))
      for (const { name, propertyName, isTypeOnly } of named.elements)
        if (!isTypeOnly) imports.set(name.text, { request, name: (propertyName ?? name).text })
  }

  function readExport({ exportClause, moduleSpecifier, isTypeOnly }: ts.ExportDeclaration): void {
    const request = requestOf(moduleSpecifier)
    if (isTypeOnly) return
    if (!exportClause && request) allOf.push(request)
    if (!exportClause || !ts.isNamedExports(exportClause)) return
    for (const { name, propertyName } of exportClause.elements) {
      const own = (propertyName ?? name).text
      exports.set(name.text, request === undefined ? own : { request, name: own })
    }
  }

  function declare(names: readonly string[], node: ts.Statement, part: Part): void {
    for (const name of names) {
      declared.set(name, part)
      if (isExported(node)) exports.set(isDefault(node) ? 'default' : name, name)
    }
  }

  for (const node of source.statements) {
    if (ts.isImportDeclaration(node)) readImport(node)
    else if (ts.isExportDeclaration(node)) readExport(node)
    else if (ts.isVariableStatement(node)) {
      for (const each of node.declarationList.declarations) {
        const part = each.initializer
          ? partOf(each.initializer)
          : { uses: [], strings: [], loads: [] }
        declare(namesOf(each.name), node, part)
        if (each.initializer && runs(each.initializer)) effects.push(part)
      }
    } else if (
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isEnumDeclaration(node)
    ) {
      declare([node.name?.text ?? 'default'], node, partOf(node))
    } else if (!ts.isInterfaceDeclaration(node) && !ts.isTypeAliasDeclaration(node)) {
      if (ts.isExportAssignment(node)) exports.set('default', 'default')
      effects.push(partOf(node))
    }
  }
  return { imports, declared, effects, exports, allOf, bare }
}

/**
 * The strings in what mini-programs' entries reach, by file.
 * @param entries files that are loaded with all they export.
 */
export function stringsReached(entries: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const modules = new Map<string, Module>()
  const found = new Map<string, Set<string>>()
  const seen = new Set<string>()

  function load(file: string): Module {
    const known = modules.get(file)
    if (known) return known
    const module = readModule(file)
    modules.set(file, module)
    found.set(file, new Set())
    for (const request of module.bare) want(file, request, '')
    for (const effect of module.effects) take(file, module, effect)
    return module
  }

  function take(file: string, module: Module, { uses, strings, loads }: Part): void {
    for (const text of strings) found.get(file)?.add(text)
    for (const request of loads) want(file, request, '*')
    for (const name of uses) {
      const imported = module.imports.get(name)
      if (imported) want(file, imported.request, imported.name)
      const part = module.declared.get(name)
      if (part && !seen.has(`${file} own ${name}`)) {
        seen.add(`${file} own ${name}`)
        take(file, module, part)
      }
    }
  }

  function want(from: string, request: string, name: string): void {
    if (!request.startsWith('.')) return
    for (const file of filesOf(from, request)) reach(file, name)
  }

  function reach(file: string, name: string): void {
    if (seen.has(`${file} ${name}`)) return
    seen.add(`${file} ${name}`)
    const module = load(file)
    const names = name === '*' ? [...module.exports.keys()] : [name]
    for (const each of names) {
      const what = module.exports.get(each)
      if (typeof what === 'string') take(file, module, { uses: [what], strings: [], loads: [] })
      else if (what) want(file, what.request, what.name)
      else for (const request of module.allOf) want(file, request, each)
    }
    if (name === '*') for (const request of module.allOf) want(file, request, '*')
  }

  for (const entry of entries) reach(entry, '*')
  return new Map([...found].map(([file, strings]) => [file, [...strings]]))
}
