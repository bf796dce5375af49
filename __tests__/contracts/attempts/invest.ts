import {
  cancelInvestment,
  decideInvestment,
  exitInvestment,
  payInvestment,
  showInvestment,
  signInvestment,
} from '../../../src/features/report/contract-invest'
import type { Attempt } from './attempt'

const requestId = 'somebody-else'
const body = { id: '980004', requestId }

/** Investments of the member, of others in brands of the owner, and who may decide about them. */
export const INVEST_ATTEMPTS: readonly Attempt[] = [
  { call: showInvestment, input: { query: { id: '980001' } } },
  { call: signInvestment, input: { body: { ...body, hash: 'h', name: '林夏' } } },
  { call: payInvestment, input: { body: { ...body, amount: 203_000 } } },
  { call: cancelInvestment, input: { body } },
  { call: exitInvestment, input: { body: { id: '980001', payBack: 685_425, requestId } } },
  {
    call: decideInvestment,
    input: { body: { id: '980005', status: 1, isApproved: true, requestId } },
  },
]
