import type { SetDataRecord, Spent, Usage } from '../types'

/** What was there before an interval: the records, and how many calls had gone to the view. */
interface Before {
  usage: Usage
  setData: number
}

interface After {
  usage: Usage
  setData: SetDataRecord[]
}

/** What came between two readings. The records only grow, so the new ones are at their end. */
export function spent(before: Before, after: After): Spent {
  const setData = after.setData.slice(before.setData)
  const transfers = after.usage.transfers.slice(before.usage.transfers.length)
  const writes = after.usage.writes.slice(before.usage.writes.length)
  const bytesOf = (records: SetDataRecord[]): number =>
    records.reduce((sum, { bytes }) => sum + bytes, 0)
  return {
    transfers,
    writes,
    syncReads: after.usage.syncReads - before.usage.syncReads,
    quietFor: after.usage.quietFor,
    setData,
    bytes: bytesOf(setData),
    largest: Math.max(0, ...setData.map(({ bytes }) => bytes)),
    hiddenBytes: bytesOf(setData.filter(({ hidden }) => hidden)),
    syncWrites: writes.filter(({ sync }) => sync).map(({ key }) => key),
    atOnce: Math.max(0, ...transfers.map(({ atOnce }) => atOnce)),
  }
}
