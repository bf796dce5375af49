import { component } from 'glass-easel-miniprogram-adapter'
import type { SetDataRecord } from '../types'
import { note } from './limits/breach'
import { countWithin, realNow } from './limits/clock'
import type { OpenPage } from './pages'
import { hostOf } from './tree'

export const setDataLog: SetDataRecord[] = []

/** What one call may carry: WeChat refuses more than the first, and its audit warns of the second. */
const LIMIT = 1024 * 1024
const AUDIT = 256 * 1024
/** Calls within a second its audit takes without a word. */
const MOST = 20

interface Caller {
  is: string
  setData(data: Record<string, unknown>, callback?: () => void): void
}

/**
 * Logs every `setData` with its size and the page it belongs to, and hands on a JSON copy: on a phone the
 * data crosses to another thread, so what JSON drops never arrives.
 */
export function watchSetData(pages: () => readonly OpenPage[]): void {
  const prototype = component.ComponentCaller.prototype as unknown as Caller
  const original = prototype.setData
  prototype.setData = function setData(this: Caller, data, callback) {
    const json = JSON.stringify(data ?? {})
    const bytes = new TextEncoder().encode(json).length
    const paths = Object.keys(data ?? {})
    const owner = pages().find(({ instance }) => hostOf(this) === hostOf(instance))
    // A page that is being opened is in the list before its first call.
    const page = owner?.path ?? ''
    const hidden = Boolean(owner?.element.hidden)
    setDataLog.push({ page, bytes, paths, hidden, at: realNow() })
    judge(page, { bytes, hidden, empty: paths.filter((path) => data[path] === undefined) })
    original.call(this, JSON.parse(json) as Record<string, unknown>, callback)
  }
}

function judge(
  page: string,
  { bytes, hidden, empty }: { bytes: number; hidden: boolean; empty: string[] },
): void {
  if (bytes > LIMIT) note('set-data-size', `${bytes} bytes on ${page}, the limit is ${LIMIT}`)
  else if (bytes > AUDIT) note('set-data-weight', `${bytes} bytes on ${page}`)
  if (countWithin('setData') > MOST) note('set-data-rate', `more than ${MOST} within a second`)
  if (hidden) note('set-data-hidden', `${page} while it is hidden`)
  if (empty.length > 0) note('set-data-undefined', `${empty.join(', ')} on ${page}`)
}
