import ts from 'typescript'
import { isUnseen, unseenIn } from './unseen'

/** One small wrong change to a file. */
export interface Mutant {
  readonly file: string
  /** Where the text to replace begins and ends in the file. */
  readonly start: number
  readonly end: number
  /** What stands there instead. */
  readonly replacement: string
  readonly kind: Kind
}

export type Kind =
  | 'boundary'
  | 'negation'
  | 'logic'
  | 'arithmetic'
  | 'number'
  | 'duration'
  | 'boolean'
  | 'string'
  | 'emptied'
  | 'method'
  | 'removed call'
  | 'removed guard'
  /** By hand: named.ts. */
  | 'named'

const { SyntaxKind: S } = ts

/** What stands in the place of an operator. A table, so that each is one line to read. */
const OPERATORS: { readonly [K in ts.SyntaxKind]?: readonly [string, Kind] } = {
  [S.LessThanToken]: ['<=', 'boundary'],
  [S.LessThanEqualsToken]: ['<', 'boundary'],
  [S.GreaterThanToken]: ['>=', 'boundary'],
  [S.GreaterThanEqualsToken]: ['>', 'boundary'],
  [S.EqualsEqualsEqualsToken]: ['!==', 'negation'],
  [S.ExclamationEqualsEqualsToken]: ['===', 'negation'],
  [S.AmpersandAmpersandToken]: ['||', 'logic'],
  [S.BarBarToken]: ['&&', 'logic'],
  [S.QuestionQuestionToken]: ['&&', 'logic'],
  [S.PlusToken]: ['-', 'arithmetic'],
  [S.MinusToken]: ['+', 'arithmetic'],
  [S.AsteriskToken]: ['/', 'arithmetic'],
  [S.SlashToken]: ['*', 'arithmetic'],
  [S.PercentToken]: ['*', 'arithmetic'],
  [S.PlusEqualsToken]: ['-=', 'arithmetic'],
  [S.MinusEqualsToken]: ['+=', 'arithmetic'],
}

const METHODS: { readonly [name: string]: string } = {
  min: 'max',
  max: 'min',
  round: 'floor',
  floor: 'ceil',
  ceil: 'floor',
  some: 'every',
  every: 'some',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}

/** Methods that answer with what they are called on, more or less: leaving one out is a change of its own. */
const LEFT_OUT: readonly string[] = ['trim', 'filter', 'sort', 'reverse', 'toReversed', 'toSorted']

/**
 * All mutants of one file, in the order of their places. Equal for equal text.
 * @param file its path from the root; the ending says whether there is JSX in it.
 */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.ES2022,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const unseen = unseenIn(source)
  const found: Mutant[] = []
  function visit(node: ts.Node): void {
    if (isUnseen(node, unseen)) return
    for (const { at, replacement, kind } of changesOf(node))
      found.push({ file, start: at.getStart(source), end: at.getEnd(), replacement, kind })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.sort(
    (left, right) => left.start - right.start || left.replacement.localeCompare(right.replacement),
  )
}

/** The text of the file with the mutant in it. */
export const applied = ({ start, end, replacement }: Mutant, text: string): string =>
  text.slice(0, start) + replacement + text.slice(end)

/** Where it is and what it changes, in a line. */
export function placeOf({ file, start, end, replacement }: Mutant, text: string): string {
  const line = text.slice(0, start).split('\n').length
  const short = (part: string) => part.replace(/\s+/g, ' ').slice(0, 60)
  return `${file}:${line}  ${short(text.slice(start, end))} → ${short(replacement)}`
}

interface Change {
  readonly at: ts.Node
  readonly replacement: string
  readonly kind: Kind
}

function changesOf(node: ts.Node): Change[] {
  if (ts.isBinaryExpression(node)) return operator(node)
  if (ts.isIfStatement(node)) return guard(node)
  if (ts.isCallExpression(node)) return method(node)
  if (ts.isNumericLiteral(node)) return number(node)
  const change = one(node)
  return change ? [{ at: node, ...change }] : []
}

function one(node: ts.Node): Change | Omit<Change, 'at'> | undefined {
  if (ts.isPrefixUnaryExpression(node) && node.operator === S.ExclamationToken)
    return { replacement: node.operand.getText(), kind: 'negation' }
  if (ts.isConditionalExpression(node) && !isComparison(node.condition))
    return {
      at: node.condition,
      replacement: `!(${node.condition.getText()})`,
      kind: 'negation',
    }
  if (ts.isExpressionStatement(node) && isCall(node.expression))
    return { replacement: ';', kind: 'removed call' }
  if (ts.isStringLiteralLike(node) && node.text !== '' && !isName(node))
    return { replacement: "''", kind: 'string' }
  if (node.kind === S.TrueKeyword) return { replacement: 'false', kind: 'boolean' }
  if (node.kind === S.FalseKeyword) return { replacement: 'true', kind: 'boolean' }
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0)
    return { replacement: '[]', kind: 'emptied' }
  if (ts.isObjectLiteralExpression(node) && node.properties.length > 0)
    return { replacement: '{}', kind: 'emptied' }
  return undefined
}

function operator(node: ts.BinaryExpression): Change[] {
  const { operatorToken, left, right } = node
  const [replacement, kind] = OPERATORS[operatorToken.kind] ?? []
  if (replacement === undefined || kind === undefined) return []
  // Texts are put together by `+` too, and cannot be taken apart by `-`.
  if (kind === 'arithmetic' && [left, right].some(isText)) return []
  // Beside `??` neither `&&` nor `||` stands without brackets.
  if (operatorToken.kind === S.QuestionQuestionToken)
    return [{ at: node, replacement: `(${left.getText()} && ${right.getText()})`, kind }]
  return [{ at: operatorToken, replacement, kind }]
}

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateExpression(node) ||
  (ts.isBinaryExpression(node) && (isText(node.left) || isText(node.right)))

/** A condition that has an operator to change is not turned round as a whole besides. */
const isComparison = (node: ts.Expression): boolean =>
  (ts.isBinaryExpression(node) && OPERATORS[node.operatorToken.kind]?.[1] === 'negation') ||
  (ts.isPrefixUnaryExpression(node) && node.operator === S.ExclamationToken)

/** `if (…) return`, `if (…) throw`, with an `await` in it or not: as if nobody had asked. */
function guard({ expression, thenStatement, elseStatement }: ts.IfStatement): Change[] {
  const changes: Change[] = []
  if (!isComparison(expression))
    changes.push({
      at: expression,
      replacement: `!(${expression.getText()})`,
      kind: 'negation',
    })
  if (!elseStatement && leaves(thenStatement))
    changes.push({ at: thenStatement.parent, replacement: ';', kind: 'removed guard' })
  return changes
}

const leaves = (node: ts.Statement): boolean => {
  if (ts.isBlock(node)) {
    const last = node.statements.at(-1)
    return last !== undefined && leaves(last)
  }
  return [S.ReturnStatement, S.ThrowStatement, S.ContinueStatement, S.BreakStatement].includes(
    node.kind,
  )
}

const isCall = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) ||
  ((ts.isAwaitExpression(node) || ts.isVoidExpression(node)) && isCall(node.expression))

function method({ expression }: ts.CallExpression): Change[] {
  if (!ts.isPropertyAccessExpression(expression)) return []
  const { name } = expression
  const other = Object.hasOwn(METHODS, name.text) ? METHODS[name.text] : undefined
  if (other !== undefined) return [{ at: name, replacement: other, kind: 'method' }]
  if (!LEFT_OUT.includes(name.text)) return []
  const replacement = expression.expression.getText()
  return [{ at: expression.parent, replacement, kind: 'method' }]
}

/** A time that is one millisecond longer is the same to everybody: it is doubled. */
function number(node: ts.NumericLiteral): Change[] {
  const value = Number(node.text)
  const to = (other: number, kind: Kind = 'number') => ({
    at: node,
    replacement: String(other),
    kind,
  })
  if (isDuration(node)) return [to(value * 2 + 1, 'duration')]
  // What a list is sorted by counts by its sign alone.
  if (value > 0 && isOrder(node)) return [to(0)]
  return value > 0 ? [to(value + 1), to(value - 1)] : [to(value + 1)]
}

/** `? -1 : 1` in what is handed to a sort. */
function isOrder({ parent }: ts.NumericLiteral): boolean {
  const choice = ts.isPrefixUnaryExpression(parent) ? parent.parent : parent
  if (!ts.isConditionalExpression(choice)) return false
  const order = ts.isParenthesizedExpression(choice.parent) ? choice.parent.parent : choice.parent
  if (!ts.isArrowFunction(order)) return false
  const { parent: call } = order
  return ts.isCallExpression(call) && /\.(sort|toSorted)$/.test(call.expression.getText())
}

const DURATION =
  /(^|_)(MS|SECONDS?|MINUTES?|HOURS?|DAYS?|TIMEOUT|PAUSES?|DELAY|TTL|LIFETIME|FRESH)(_|$)|(Ms|Seconds|Timeout|Pause|Delay|Time|pause|delay)$/
const UNIT = /\b(ms|milliseconds|seconds|minutes)\b/

function isDuration(node: ts.NumericLiteral): boolean {
  let at: ts.Node = node
  while (at.parent && !ts.isStatement(at)) {
    at = at.parent
    if (ts.isCallExpression(at) && /^set(Timeout|Interval)$/.test(at.expression.getText()))
      return true
    if (
      (ts.isVariableDeclaration(at) || ts.isPropertyAssignment(at) || ts.isParameter(at)) &&
      DURATION.test(at.name.getText())
    )
      return true
    if (ts.isFunctionLike(at)) return false
  }
  const comment = at.getFullText().slice(0, at.getStart() - at.getFullStart())
  return ts.isVariableStatement(at) && UNIT.test(comment)
}

/** The name of a property, not a value. */
const isName = (node: ts.StringLiteralLike): boolean =>
  ts.isPropertyAssignment(node.parent) && node.parent.name === node
