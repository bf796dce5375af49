import { listPayMethods, type Payment } from '../../api/pay/list-pay-methods'
import { requestPay } from '../../api/pay/pay'
import { leaveFor } from '../../platform/leave'
import { requestLoginCode } from '../../platform/login'
import { openPaySheet } from '../../platform/pay'
import { CLIENT_TYPES, type ClientType } from '../../shared/client-type'
import type { Persistence } from '../../stores/persistence'
import type { SessionStore } from '../../stores/session-store'
import { readOpenId } from './open-id'
import type { PayDeps } from './types'

export interface HostDepsOptions {
  readonly session: Pick<SessionStore, 'userId'>
  readonly persistence: Persistence
  /** As the device reports it. */
  readonly clientType: string
}

/** The pause of payment flows. */
export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** What payments need, over the real server and host. */
export function createPayDeps({ session, persistence, clientType }: HostDepsOptions): PayDeps {
  return {
    requestPay: ({ payId, payType, amount, openId }) =>
      requestPay(
        {
          body: {
            payId,
            payType,
            amount,
            openId,
            clientType: toClientType(clientType),
            userId: session.userId,
          },
        },
        { quiet: true },
      ),
    fetchStatus: async (payId) => (await fetchPayment(payId, clientType)).status,
    openPaySheet,
    leaveFor,
    openId: () => readOpenId({ requestLoginCode, persistence }),
    sleep,
    persistence,
  }
}

/** A payment with its state and the methods this client can use. @throws AppError of the call. */
export function fetchPayment(payId: string, clientType: string): Promise<Payment> {
  return listPayMethods({ body: { payId, clientType: toClientType(clientType) } }, { quiet: true })
}

function toClientType(name: string): ClientType {
  return CLIENT_TYPES.find((known) => known === name) ?? 'WapH5'
}
