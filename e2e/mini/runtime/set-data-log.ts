import { component } from 'glass-easel-miniprogram-adapter'
import type { SetDataRecord } from '../types'
import { report } from './errors'

export const setDataLog: SetDataRecord[] = []

/** WeChat refuses a larger one (`setData` documentation: 1024 kB). */
const LIMIT = 1024 * 1024

interface Caller {
  is: string
  setData(data: Record<string, unknown>, callback?: () => void): void
}

/**
 * Logs every `setData` with its size, and hands on a JSON copy: on a phone the data crosses to
 * another thread, so what JSON drops never arrives.
 */
export function watchSetData(pagePath: () => string): void {
  const prototype = component.ComponentCaller.prototype as unknown as Caller
  const original = prototype.setData
  prototype.setData = function setData(this: Caller, data, callback) {
    const json = JSON.stringify(data ?? {})
    const bytes = new TextEncoder().encode(json).length
    setDataLog.push({ page: pagePath(), bytes, paths: Object.keys(data ?? {}) })
    if (bytes > LIMIT) report('setData', `${bytes} bytes on ${this.is}, the limit is ${LIMIT}`)
    original.call(this, JSON.parse(json) as Record<string, unknown>, callback)
  }
}
