import { newRequestId } from '../../../shared/transport'
import type { Action } from '../../contract'
import type { ActContext } from '../open'
import { followCode } from './follow-code'
import { ScanPanel } from './scan-panel'

/** Browsers have no scanner: a panel takes a picture of the code where it can be read, or its letters. */
export async function runScan(
  action: Extract<Action, { do: 'scan' }>,
  context: ActContext,
): Promise<boolean> {
  const readsPictures = await context.services.host.canScanPictures()
  const code = await new Promise<string | undefined>((resolve) => {
    context.page.show(<ScanPanel key={newRequestId()} pictures={readsPictures} onEnd={resolve} />)
  })
  return code === undefined ? false : followCode(code, action, context)
}
