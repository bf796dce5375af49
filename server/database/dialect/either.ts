import type { Expression, OperationNode, RawBuilder } from 'kysely'

/** A node of a query that PostgreSQL is told otherwise. */
export interface EitherNode extends OperationNode {
  readonly postgres?: OperationNode
}

/** An expression the two databases write differently; what both understand needs none of it. */
export const either = <T>(libsql: RawBuilder<T>, postgres: RawBuilder<T>): Expression<T> => ({
  expressionType: undefined,
  toOperationNode: (): EitherNode => ({
    ...libsql.toOperationNode(),
    postgres: postgres.toOperationNode(),
  }),
})
