import { isAlipay } from './boot'
import { logCall } from './bridge'
import { guarded } from './errors'
import { note } from './limits/breach'

type Listener = (result: object) => void
type Moment = 'CheckForUpdate' | 'UpdateReady' | 'UpdateFailed'

const listeners: Record<Moment, Listener[]> = {
  CheckForUpdate: [],
  UpdateReady: [],
  UpdateFailed: [],
}
let ready = false

/** `getUpdateManager`, the same one each time. It finds nothing until a test offers an update. */
export function updateManager(): object {
  const on = (moment: Moment) => (listener: Listener) => {
    listeners[moment].push(listener)
    if (moment === 'CheckForUpdate') setTimeout(() => tell(moment, { hasUpdate: false }), 0)
  }
  const off = (moment: Moment) => (listener?: Listener) => {
    listeners[moment] = listener ? listeners[moment].filter((each) => each !== listener) : []
  }
  return {
    onCheckForUpdate: on('CheckForUpdate'),
    onUpdateReady: on('UpdateReady'),
    onUpdateFailed: on('UpdateFailed'),
    // Only Alipay takes listeners back.
    ...(isAlipay() && {
      offCheckForUpdate: off('CheckForUpdate'),
      offUpdateReady: off('UpdateReady'),
      offUpdateFailed: off('UpdateFailed'),
    }),
    applyUpdate: () => {
      logCall('applyUpdate', null)
      if (!ready) note('update-apply', 'applyUpdate before an update was ready')
    },
  }
}

/** A new version is there and loads, or fails to. */
export function offerUpdate(outcome: 'ready' | 'failed'): void {
  tell('CheckForUpdate', { hasUpdate: true })
  ready = outcome === 'ready'
  const answer = isAlipay() ? { success: ready } : {}
  tell(ready ? 'UpdateReady' : 'UpdateFailed', answer)
}

function tell(moment: Moment, result: object): void {
  for (const listener of listeners[moment]) guarded(`on${moment}`, () => listener(result))
}
