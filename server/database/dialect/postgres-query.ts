import {
  type BinaryOperationNode,
  OperatorNode,
  type OrderByItemNode,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
  type RawNode,
} from 'kysely'
import type { EitherNode } from './either'

/** A text, a quoted name, or a name in which capitals count. */
const WORDS = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\b[a-z]\w*[A-Z]\w*\b|\blike\b/g

const written = (word: string): string => {
  if (word === 'like') return 'ilike'
  return /^['"]/.test(word) ? word : `"${word}"`
}

/**
 * Statements as PostgreSQL reads them: there names without quotes lose their capitals, and `like` minds the case
 * of letters, which SQLite's does not.
 *
 * @param text SQL that both databases understand but for these two.
 */
export const postgresWords = (text: string): string => text.replace(WORDS, written)

/** Kysely's compiler, which also rewrites what features wrote by hand. */
export class FeatureCompiler extends PostgresQueryCompiler {
  protected override visitRaw(node: RawNode & EitherNode): void {
    if (node.postgres) {
      this.visitNode(node.postgres)
      return
    }
    node.sqlFragments.forEach((fragment, at) => {
      this.append(postgresWords(fragment))
      const parameter = node.parameters[at]
      if (parameter) this.visitNode(parameter)
    })
  }

  protected override visitOperator(node: OperatorNode): void {
    this.append(node.operator === 'like' ? 'ilike' : node.operator)
  }

  /** In a list of nothing is nothing, as SQLite knows; here it would be a mistake of grammar. */
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { operator, rightOperand: list } = node
    const isEmpty = PrimitiveValueListNode.is(list) && list.values.length === 0
    if (isEmpty && OperatorNode.is(operator)) this.append(String(operator.operator !== 'in'))
    else super.visitBinaryOperation(node)
  }

  /** Nothing comes before everything else, as in SQLite. */
  protected override visitOrderByItem(node: OrderByItemNode): void {
    super.visitOrderByItem(node)
    if (!node.nulls) this.append(isDescending(node) ? ' nulls last' : ' nulls first')
  }
}

const isDescending = ({ direction }: OrderByItemNode): boolean =>
  JSON.stringify(direction ?? '').includes('desc')
