import type { Row } from '../harness'

/** A call with what somebody sends who is not whom it is about. */
export type Attempt = Pick<Row, 'call' | 'input' | 'before'>

export const attempt = (
  call: Row['call'],
  input: Row['input'],
  before?: Row['before'],
): Attempt => ({
  call,
  input,
  ...(before && { before }),
})

export const LIGHT = { tableName: 'note', DataJson: '{"text":"mine"}' }
