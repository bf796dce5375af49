import * as v from 'valibot'
import { ContractError } from '../../../../errors'
import { listRecords } from '../../../record/contract'
import { OFFLINE_RECHARGE, type OfflineRecharge, offlineRecharge } from '../../contract'

const MOST = 10

/** The user's bank transfers, the newest first. @throws AppError of the call. */
export async function loadOffline(signal: AbortSignal): Promise<readonly OfflineRecharge[]> {
  const records = await listRecords(
    {
      params: { type: OFFLINE_RECHARGE },
      body: { sorts: [{ field: 'createdAt', type: 'Desc' }], limit: MOST },
    },
    { quiet: true, signal },
  )
  const parsed = v.safeParse(v.array(offlineRecharge), records)
  if (parsed.success) return parsed.output
  throw new ContractError(
    `${OFFLINE_RECHARGE}/list`,
    parsed.issues.map(({ message }) => message),
  )
}
