import type { Action } from '../../contract'
import type { ActContext } from '../open'
import { followCode } from './follow-code'

/** Scans with the host's scanner. */
export async function runScan(
  action: Extract<Action, { do: 'scan' }>,
  context: ActContext,
): Promise<boolean> {
  const code = await context.services.host.scan()
  return code === undefined ? false : followCode(code, action, context)
}
