import { listAccounts } from '../../../src/features/wallet/contract-accounts'
import { sandbox, token } from '../../testing/fresh-member'

export { sandbox, token }

/** Accounts of Lin Xia. */
export const BALANCE = '100101'
export const EARNINGS = '100102'

/** What one of her accounts holds, in cents. */
export const amountOf = async (accountId: string) => {
  const { accounts } = (await sandbox.call(listAccounts, {}, token)).data
  return accounts.find(({ id }: { id: string }) => id === accountId)?.amount
}
/** What was written to an account, the newest first. */
export const linesOf = (accountId: string) =>
  sandbox.services.db
    .selectFrom('ledger')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .execute()
