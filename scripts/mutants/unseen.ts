import ts from 'typescript'

/**
 * What is left alone, by rule: what no caller and no user can tell from what stood there before, or what
 * another check holds.
 */

/** How it looks, which a test without a layout cannot see, and React's own names. */
const LOOKS =
  /^(className|\w+ClassName|style|size|shape|tone|iconTone|variant|kind|level|width|height|gap|align|fill|decor|arrow|key|viewBox|lazy|eager|skeleton|Skeleton|animation|enterFrom|strokeWidth|icon)$/
const DRAWN = /^(Bone|.*Skeleton|svg|path|circle|rect|g)$/

/** Data of the descriptor of a widget; what `examples` draw is data of tests and previews. */
const DESCRIPTOR = /^(examples?|type|version|tier|height|title|description|since)$/
const EXAMPLE = /example/i

const CHINESE = /[\u4e00-\u9fff]/

/** Calls that make a name of a class, write to a log, or say something to whoever develops. */
const TOLD = /^(cx|classes|console\.\w+|reportError|performance\.mark)$/
const HOOK = /^use[A-Z]|^React\.use/

/** Names of declarations of this file that only examples use, or what is left alone by another rule. */
export function unseenIn(source: ts.SourceFile): ReadonlySet<string> {
  const declared = new Map<string, ts.Node>()
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name)
      declared.set(statement.name.text, statement)
    if (ts.isVariableStatement(statement))
      for (const declaration of statement.declarationList.declarations)
        if (ts.isIdentifier(declaration.name)) declared.set(declaration.name.text, declaration)
  }
  const unseen = new Set([...declared.keys()].filter((name) => EXAMPLE.test(name)))
  for (let before = -1; before !== unseen.size; ) {
    before = unseen.size
    const used = usedOutside(source, unseen, declared)
    for (const [name, node] of declared)
      if (!used.has(name) && !isExported(node) && isUsedIn(source, name)) unseen.add(name)
  }
  return unseen
}

function usedOutside(
  source: ts.SourceFile,
  unseen: ReadonlySet<string>,
  declared: ReadonlyMap<string, ts.Node>,
): Set<string> {
  const used = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (isExample(node, unseen) || isUnseen(node, unseen)) return
    if (ts.isIdentifier(node) && declared.has(node.text) && !isName(node)) used.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return used
}

/** The name of what is declared, or of a property, and not a use of it. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isPropertyAssignment(parent)) &&
    parent.name === node
  )
}

function isUsedIn(source: ts.SourceFile, name: string): boolean {
  let times = 0
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name) times += 1
    ts.forEachChild(node, visit)
  }
  visit(source)
  return times > 1
}

function isExported(node: ts.Node): boolean {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  )
}

function isExample(node: ts.Node, unseen: ReadonlySet<string>): boolean {
  if (ts.isPropertyAssignment(node)) return /^examples?$/.test(node.name.getText())
  if (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node))
    return node.name !== undefined && unseen.has(node.name.getText())
  return false
}

/** True for a node that is left alone with all that is in it. */
export function isUnseen(node: ts.Node, examples: ReadonlySet<string>): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true
  if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
    return true
  if (isExample(node, examples)) return true
  if (ts.isJsxAttribute(node))
    return LOOKS.test(node.name.getText()) || isRoom(node) || isPrefixOfTabs(node)
  if (ts.isJsxElement(node)) return DRAWN.test(node.openingElement.tagName.getText())
  if (ts.isJsxSelfClosingElement(node)) return DRAWN.test(node.tagName.getText())
  if (ts.isExpressionStatement(node)) return isTold(node.expression)
  if (ts.isCallExpression(node)) return isTold(node)
  if (ts.isStringLiteralLike(node)) return isBilingual(node)
  if (isPictureSize(node, node.parent)) return true
  // Rows of a placeholder are counted off: `[1, 2, 3].map`.
  if (ts.isArrayLiteralExpression(node) && isCountedOff(node)) return true
  // What an exception of the language says is for whoever reads a log.
  if (ts.isNewExpression(node)) return /^(\w*Error)$/.test(node.expression.getText())
  if (ts.isPropertyAssignment(node)) return isData(node)
  if (ts.isObjectLiteralExpression(node))
    return node.properties.some(({ name }) => name?.getText() === "'zh-Hans'")
  // Biome holds the lists of what a hook depends on.
  if (ts.isArrayLiteralExpression(node) && ts.isCallExpression(node.parent)) {
    const { expression, arguments: given } = node.parent
    return HOOK.test(expression.getText()) && given.length > 1 && given.at(-1) === node
  }
  return false
}

/** How large a picture is asked for: what follows its address. */
const isPictureSize = (node: ts.Node, parent: ts.Node | undefined): boolean =>
  parent !== undefined &&
  ts.isCallExpression(parent) &&
  /(^|\.)imageUrl$/.test(parent.expression.getText()) &&
  parent.arguments.indexOf(node as ts.Expression) > 0

/** How many lines a field has room for: `rows={3}`. */
const isRoom = ({ name, initializer }: ts.JsxAttribute): boolean =>
  name.getText() === 'rows' &&
  initializer !== undefined &&
  ts.isJsxExpression(initializer) &&
  initializer.expression !== undefined &&
  ts.isNumericLiteral(initializer.expression)

/** What the element ids of a row of tabs begin with: only another row on the page would tell. */
const isPrefixOfTabs = ({ name, parent }: ts.JsxAttribute): boolean =>
  name.getText() === 'id' &&
  (ts.isJsxSelfClosingElement(parent.parent) || ts.isJsxOpeningElement(parent.parent)) &&
  parent.parent.tagName.getText() === 'Tabs'

const isCountedOff = ({ elements, parent }: ts.ArrayLiteralExpression): boolean =>
  elements.length > 0 &&
  elements.every(ts.isNumericLiteral) &&
  ts.isPropertyAccessExpression(parent) &&
  parent.name.text === 'map'

/** A text in Chinese, or the English one right before it: `both('Pack', '包装')`. */
function isBilingual(node: ts.StringLiteralLike): boolean {
  if (CHINESE.test(node.text)) return true
  const { parent } = node
  const siblings: readonly ts.Node[] = ts.isConditionalExpression(parent)
    ? [parent.whenFalse, parent.whenTrue]
    : ts.isCallExpression(parent)
      ? parent.arguments
      : ts.isArrayLiteralExpression(parent)
        ? parent.elements
        : []
  const next = siblings[siblings.indexOf(node) + 1]
  return next !== undefined && siblings.includes(node) && CHINESE.test(next.getText())
}

const isTold = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) && TOLD.test(node.expression.getText())

function isData(node: ts.PropertyAssignment): boolean {
  const name = node.name.getText()
  if (/^(className|style|Skeleton)$/.test(name)) return true
  return DESCRIPTOR.test(name) && isDescriptor(node.parent)
}

/** What `defineWidget` is given, or the part of it that several widgets of the file share. */
function isDescriptor({ parent }: ts.Node): boolean {
  if (ts.isCallExpression(parent)) return parent.expression.getText() === 'defineWidget'
  if (ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent)) return isDescriptor(parent)
  if (!ts.isVariableDeclaration(parent)) return false
  const spread = new RegExp(`defineWidget\\(\\s*\\{\\s*\\.\\.\\.${parent.name.getText()}\\b`)
  return spread.test(parent.getSourceFile().text)
}
