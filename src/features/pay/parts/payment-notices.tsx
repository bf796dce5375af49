import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useOpen } from '../../../engine/actions/open'
import { useServices } from '../../../engine/services'
import { useTranslate } from '../../../i18n'
import { moneyText } from '../../../shared/money'
import type { PayRecord } from '../../../shared/pay'
import { CLIENT_TYPES } from '../../../shared/transport'
import { keptKey } from '../../../stores/kept-store'
import type { Persistence } from '../../../stores/persistence'
import type { SessionStore } from '../../../stores/session-store'
import { Notice } from '../../../ui/states/states'
import { listPayMethods } from '../contract'
import { type AskDeps, resumePayments, unfinishedPayments } from '../ledger'

interface ResumeOptions {
  readonly session: Pick<SessionStore, 'userId'>
  readonly persistence: Persistence
  /** As the device reports it. */
  readonly clientType: string
}

/** What asking about payments left behind needs; without the means to pay, which any page would carry. */
export function createResumeDeps({ session, persistence, clientType }: ResumeOptions): AskDeps {
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

export interface PaymentNoticesProps {
  /** Only payments begun before this, milliseconds since 1970. */
  readonly before: number
}

/** The payments whose notice the user has read and closed. */
const CLOSED = keptKey<readonly string[]>('app')
/** One round of questions a user, however many pages show it. */
const ROUND = keptKey<Promise<readonly PayRecord[]>>('user')

/** One line a payment whose end was not known when the app started, and one when it turns out to be paid. */
export const PaymentNotices = observer(function PaymentNotices({ before }: PaymentNoticesProps) {
  const { session, persistence, host, kept } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const { userId } = session
  const deps = createResumeDeps({ session, persistence, clientType: host.device.clientType })
  const [left] = useState(() =>
    unfinishedPayments(deps).filter(({ startedAt }) => startedAt < before),
  )
  const [paid, setPaid] = useState<readonly PayRecord[]>([])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once a user; the rest is made anew each time.
  useEffect(() => {
    let shown = true
    const round = kept.get(ROUND) ?? resumePayments(deps)
    kept.set(ROUND, round)
    round.then((found) => {
      if (shown) setPaid(found)
    })
    return () => {
      shown = false
    }
  }, [userId])

  const closed = kept.get(CLOSED) ?? []
  const stillOpen = unfinishedPayments(deps).map(({ payId }) => payId)
  const waiting = left.filter(({ payId }) => stillOpen.includes(payId))
  const lines = [
    ...paid.map((record) => ({ record, isPaid: true })),
    ...waiting.map((record) => ({ record, isPaid: false })),
  ].filter(({ record }) => !closed.includes(record.payId))
  const close = ({ payId }: PayRecord) => kept.set(CLOSED, [...closed, payId])
  return (
    <>
      {lines.map(({ record, isPaid }) => (
        <Notice
          key={record.payId}
          tone={isPaid ? 'success' : 'warning'}
          actionText={t('pay.unfinished.view')}
          onAction={() => {
            close(record)
            void open(`/asset/pay/success?payId=${record.payId}`)
          }}
          closeLabel={t('common.close')}
          onClose={() => close(record)}
        >
          {t(isPaid ? 'pay.unfinished.paid' : 'pay.unfinished.one', {
            amount: moneyText(record.amount),
          })}
        </Notice>
      ))}
    </>
  )
})
