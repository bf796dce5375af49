import type { Row } from '../harness'
import { genericRows } from './generic'
import { lightAppRows } from './light-app'

/** Every call, as the client makes it and the sandbox answers it. */
export const ROWS: readonly Row[] = [...genericRows, ...lightAppRows]
