import type { TransferRecord, Usage, WriteRecord } from '../../types'
import { setDataLog } from '../set-data-log'
import { realNow } from './clock'
import { countSyncWrite } from './start'
import { lastAnswerAt } from './transfers'

/** What the bundle asked of the phone so far; the launcher reads it. */
const transfers: TransferRecord[] = []
const writes: WriteRecord[] = []
let syncReads = 0

export const usage = (): Usage => ({
  transfers,
  writes,
  syncReads,
  quietFor: Math.max(0, realNow() - Math.max(lastAnswerAt(), setDataLog.at(-1)?.at ?? 0)),
})

export function recordTransfer(record: Omit<TransferRecord, 'at'>): void {
  transfers.push({ ...record, at: realNow() })
}

export function recordWrite(record: Omit<WriteRecord, 'at'>): void {
  writes.push({ ...record, at: realNow() })
  if (record.sync) countSyncWrite()
}

export function recordSyncRead(): void {
  syncReads += 1
}
