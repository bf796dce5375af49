import * as v from 'valibot'
import { ContractError } from '../../../../errors'
import { ACCOUNT_KINDS, type AccountKind } from '../../../../shared/validation'
import { listRecords } from '../../../record'

/** The entity of the generic calls (client spec §7). */
export const USER_ACCOUNT = 'userAccount'
const MOST = 50

const paymentAccount = v.object({
  id: v.string(),
  kind: v.picklist(ACCOUNT_KINDS),
  bank: v.string(),
  holder: v.string(),
  /** Masked by the server. */
  number: v.string(),
  branch: v.fallback(v.string(), ''),
})
export type PaymentAccount = v.InferOutput<typeof paymentAccount>

/** The user's accounts of these kinds, the default one first. @throws AppError of the call. */
export async function loadAccounts(
  kinds: readonly AccountKind[],
  signal: AbortSignal,
): Promise<readonly PaymentAccount[]> {
  const records = await listRecords(
    {
      params: { type: USER_ACCOUNT },
      body: {
        queries: [{ field: 'kind', operator: 'in', value: [...kinds] }],
        sorts: [
          { field: 'preferred', type: 'Desc' },
          { field: 'createdAt', type: 'Desc' },
        ],
        limit: MOST,
      },
    },
    { quiet: true, signal },
  )
  const parsed = v.safeParse(v.array(paymentAccount), records)
  if (parsed.success) return parsed.output
  throw new ContractError(
    `${USER_ACCOUNT}/list`,
    parsed.issues.map(({ message }) => message),
  )
}
