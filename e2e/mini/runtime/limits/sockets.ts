import type { Options } from '../api'
import { type Callbacks, callback, success } from '../api'
import { isAlipay } from '../boot'
import type { HostFailure } from '../bridge'
import { note, refuse } from './breach'

const MOST = 5

const open = new Set<object>()

/**
 * `connectSocket`, as far as its limit: a connection that never opens, and counts until it is closed. WeChat
 * refuses a sixth; Alipay closes the one before.
 */
export function connectSocket(options: Options & Callbacks): object {
  const task = {
    close: () => void open.delete(task),
    send: () => undefined,
    onOpen: () => undefined,
    onClose: () => undefined,
    onError: () => undefined,
    onMessage: () => undefined,
  }
  try {
    count()
    open.add(task)
    callback('connectSocket', options.success, success('connectSocket', {}))
  } catch (reason) {
    const { message } = reason as HostFailure
    callback('connectSocket', options.fail, { errMsg: `connectSocket:fail ${message}` })
  }
  return task
}

function count(): void {
  if (!isAlipay() && open.size >= MOST) {
    refuse('socket-count', 'a sixth connection', 'exceed max socket count')
  }
  if (!isAlipay() || open.size === 0) return
  note('socket-count', 'a second connection closes the first')
  open.clear()
}
