import ts from 'typescript'

const parse = (text) => ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true)

/** The text with a name imported from a module, unless it is already. */
export function addImport(text, name, from) {
  const tree = parse(text)
  const imports = tree.statements.filter(ts.isImportDeclaration)
  const known = imports.find(
    ({ moduleSpecifier, importClause }) =>
      moduleSpecifier.text === from &&
      importClause?.namedBindings !== undefined &&
      ts.isNamedImports(importClause.namedBindings),
  )
  if (!known) return addLine(text, imports.at(-1), `import { ${name} } from '${from}'`)
  const { elements } = known.importClause.namedBindings
  const names = elements.map((element) => element.getText(tree))
  if (names.includes(name)) return text
  // What is imported for its types alone stays so, name by name.
  const others = known.importClause.isTypeOnly ? names.map((other) => `type ${other}`) : names
  const all = [name, ...others].join(', ')
  return `${text.slice(0, known.getStart(tree))}import { ${all} } from '${from}'${text.slice(known.end)}`
}

/** The text with `import * as v from 'valibot'`. */
export function addValibot(text) {
  if (/^import \* as v from 'valibot'$/m.test(text)) return text
  const last = parse(text).statements.filter(ts.isImportDeclaration).at(-1)
  return addLine(text, last, "import * as v from 'valibot'")
}

function addLine(text, last, line) {
  return last
    ? `${text.slice(0, last.end)}\n${line}${text.slice(last.end)}`
    : `${line}\n${text && `\n${text}`}`
}

/**
 * The text with one more item in the list, or property in the object, of a top-level constant.
 *
 * @param wanted tells the constant by its declaration as written, `handlers: readonly Handler[]`.
 * @param under the property of the constant that has the list, where it is an object of lists.
 * @param ordered puts a shorthand property before the first that comes after it in the alphabet.
 * @returns undefined when there is no such constant.
 */
export function addItem(text, wanted, item, { under, ordered = false } = {}) {
  const tree = parse(text)
  const declaration = tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name, type }) =>
      wanted.test([name, type].flatMap((part) => part?.getText(tree) ?? []).join(': ')),
    )
  const whole = declaration && bare(declaration.initializer)
  const list = under === undefined ? whole : bare(propertyOf(whole, under)?.initializer)
  if (!list) return undefined
  const items = [...(list.elements ?? list.properties)]
  const next = ordered
    ? items.find((one) => ts.isShorthandPropertyAssignment(one) && one.name.text > item)
    : undefined
  if (next) {
    const at = next.getStart(tree)
    return `${text.slice(0, at)}${item},\n${text.slice(at)}`
  }
  const at = items.at(-1)?.end ?? list.getStart(tree) + 1
  return `${text.slice(0, at)}${items.length > 0 ? ',' : ''}\n${item}${text.slice(at)}`
}

/** The property of an object literal, which may spread others. */
const propertyOf = (whole, wanted) =>
  whole?.properties?.find(({ name }) => name?.getText() === wanted)

/** A literal without `as const` and `satisfies`. */
function bare(expression) {
  if (!expression) return undefined
  if (ts.isAsExpression(expression) || ts.isSatisfiesExpression(expression))
    return bare(expression.expression)
  const isList = ts.isArrayLiteralExpression(expression) || ts.isObjectLiteralExpression(expression)
  return isList ? expression : undefined
}

/** The names a text imports or declares at its top, to see whether one is still free. */
export function namesIn(text) {
  return new Set(
    parse(text).statements.flatMap((statement) => {
      if (ts.isVariableStatement(statement))
        return statement.declarationList.declarations.map(({ name }) => name.getText())
      const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings
      if (bindings && ts.isNamedImports(bindings))
        return bindings.elements.map((one) => one.name.text)
      return statement.name?.text ?? []
    }),
  )
}
