import { saveClientReport } from '../../src/features/app/contract'
import { type Handler, handle } from '../handler'
import { networkOf } from '../http/remote-address'
import { countAttempt } from '../security/attempts'
import { keepReports } from './reports'

export const handlers: readonly Handler[] = [
  handle(saveClientReport, async ({ body }, { db, now, address }) => {
    await countAttempt({ db, now }, 'reportAddress', networkOf(address))
    await keepReports(db, body, body.problems, now())
    return null
  }),
]
