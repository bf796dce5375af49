import type { Action } from '../../contract'
import { errorText } from '../../error-text'
import type { ActContext } from '../open'
import { runScan } from './run-scan'
import { runShare } from './share'
import { runUpload } from './upload'

export type DeviceAction = Extract<Action, { do: 'share' | 'scan' | 'upload' }>

/**
 * Shares, scans or uploads. True when it came to its end: then what follows is run. A cancelled one is
 * no failure and says nothing; what failed has been said.
 */
export async function runOnDevice(action: DeviceAction, context: ActContext): Promise<boolean> {
  try {
    if (action.do === 'share') return await runShare(action, context)
    if (action.do === 'scan') return await runScan(action, context)
    return await runUpload(action, context)
  } catch (error) {
    context.services.host.toast(errorText(error, context.t))
    return false
  }
}
