import { PayStatus } from '../../src/features/pay/contract'
import { chance } from './chance-and-time'
import { type PayServer, World } from './world'

/** What must hold, whatever happened. @throws Error that names the broken promise and tells the story. */
export async function liveThrough(server: PayServer, seed: number): Promise<World> {
  const world = new World(server, chance(seed))
  try {
    await world.live()
    const { record, status, hung } = await world.rest()
    const taken = await server.charges()
    if (taken > 1) throw new Error(`charged ${taken} times`)
    if (status === PayStatus.Paid && taken !== 1) throw new Error('paid without a charge')
    if (hung > 0) throw new Error(`${hung} promises never settled`)
    const isPaid = record?.state === 'settled'
    if (isPaid !== (status === PayStatus.Paid)) throw new Error(`${record?.state} but ${status}`)
    const isClosed = status !== PayStatus.Paid && status !== PayStatus.Due
    if (record && isClosed !== (record.closed === true)) {
      throw new Error(`closed: ${String(record.closed)} but ${status}`)
    }
    return world
  } catch (error) {
    throw new Error(`seed ${seed}: ${String(error)}\n${world.trace.join('\n')}`)
  }
}
