import { listPayMethods } from '../../api/pay/list-pay-methods'
import { CLIENT_TYPES } from '../../shared/client-type'
import type { Persistence } from '../../stores/persistence'
import type { SessionStore } from '../../stores/session-store'
import type { ResumeDeps } from './resume'

interface ResumeOptions {
  readonly session: Pick<SessionStore, 'userId'>
  readonly persistence: Persistence
  /** As the device reports it. */
  readonly clientType: string
}

/** What asking about payments left behind needs; without the means to pay, which any page would carry. */
export function createResumeDeps({ session, persistence, clientType }: ResumeOptions): ResumeDeps {
  const client = CLIENT_TYPES.find((known) => known === clientType) ?? 'WapH5'
  return {
    persistence,
    userId: session.userId,
    now: () => Date.now(),
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    fetchStatus: async (payId) =>
      (await listPayMethods({ body: { payId, clientType: client } }, { quiet: true })).status,
  }
}
