export { endServers } from '../../running/testing/server-process'

import { openPostgres } from '../../database/dialect/postgres'
import type { OpenDatabase } from '../../database/open'
import { countUp } from './count-up'
import { letIn, SCARCE, type Told } from './crowd'
import { makePeople, PURSE } from './crowd-people'

/** What came of a rush. */
export interface Rush {
  readonly told: Told
  readonly problems: readonly string[]
}

/**
 * Four processes on an empty database, a crowd that buys the last pieces, pays and sends money, and processes that
 * are killed in between.
 *
 * @param url of an empty database; the processes are left to `endServers`.
 * @param operations purchases with their payments, and transfers, half and half.
 * @param kills how often a process is killed.
 */
export async function rush(url: string, operations: number, kills: number): Promise<Rush> {
  const open = await openPostgres(url, { onError: () => {} })
  try {
    return await rushOn(open, { url, operations, kills })
  } finally {
    await open.close()
  }
}

async function rushOn(
  open: OpenDatabase,
  { url, operations, kills }: { url: string; operations: number; kills: number },
): Promise<Rush> {
  const crowd = Math.max(8, Math.ceil(operations / 50))
  // Half of those who want one get it.
  const stock = Math.ceil(operations / 4)
  let before = { people: [] as Awaited<ReturnType<typeof makePeople>>, stock, money: 0 }
  const told = await letIn({
    url,
    operations,
    kills,
    atOnce: 16,
    async gather() {
      const people = await makePeople(open, crowd, Math.floor(Date.now() / 1000))
      await open.db.updateTable('skus').set({ stock }).where('id', '=', SCARCE.skuId).execute()
      before = { people, stock, money: PURSE * crowd }
      return people
    },
  })
  return { told, problems: await countUp(open, before, told) }
}
