import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useForm } from '../../../../engine/actions/use-form'
import { useVisitId } from '../../../../engine/actions/use-once'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { type DraftRules, useDraft } from '../../../../engine/data/use-draft'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { moneyText, parseMoney } from '../../../../shared/money'
import { fillUrl } from '../../../../shared/url'
import { Stepper } from '../../../../ui/choices/choices'
import { FormField, TextField } from '../../../../ui/form-field/form-field'
import { FormPage } from '../../../../ui/form-page/form-page'
import { View } from '../../../../ui/primitives/elements'
import { TextArea } from '../../../../ui/primitives/fields'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState, Notice } from '../../../../ui/states/states'
import { type Pending, Pictures } from '../../../form'
import { applyAfterSale, type getAfterSaleOffer } from '../../contract-after'
import { AfterSaleKind } from '../../contract-shapes'
import { afterSaleOffer, afterStale } from '../../queries'
import type { AfterSaleFormConfig } from '.'
import '../../parts/after-sale.scss'

/** The server keeps this much of a message, and so many pictures. */
const MESSAGE_MAX = 200
const MOST_PICTURES = 9

type Offer = Awaited<ReturnType<typeof getAfterSaleOffer>>

/** Asks for a refund, a return or an exchange of one line, bounded by what the server offers. */
export const AfterSaleFormWidget = observer(function AfterSaleFormWidget({
  config,
}: WidgetProps<unknown, AfterSaleFormConfig>) {
  const { query } = usePage()
  const t = useTranslate()
  const open = useOpen()
  const { id = '', position = '' } = query
  const named = id !== '' && /^\d{1,2}$/.test(position)
  const offer = useQuery({ ...afterSaleOffer(id, position), enabled: named })
  const nothing = !named || (offer.value && offer.value.most === 0)
  if (nothing) {
    return (
      <EmptyState
        title={t('order.afterSale.nothing')}
        note={t('order.afterSale.nothingNote')}
        actionText={t('order.list')}
        onAction={open.to(config.orderUrl)}
      />
    )
  }
  return (
    <QueryState
      query={offer}
      offline={OFFLINE}
      skeleton={<Skeleton kind='cell' count={5} label={t('common.loading')} />}
    >
      {(known) => <AskFor orderId={id} position={Number(position)} offer={known} config={config} />}
    </QueryState>
  )
})

interface Wish {
  readonly kind: Offer['kinds'][number]
  readonly count: number
  readonly reason: string
  readonly message: string
  /** As typed, in yuan. */
  readonly amount: string
  readonly pictures: readonly string[]
}

/** What was begun comes back as far as the server still offers it. */
const draftsOf = ({ kinds, most, reasons }: Offer): DraftRules<unknown> => {
  const fits: { readonly [F in keyof Wish]: (value: unknown) => boolean } = {
    kind: (value) => kinds.some((kind) => kind === value),
    count: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most,
    reason: (value) => reasons.some((reason) => reason === value),
    message: (value) => typeof value === 'string',
    amount: (value) => typeof value === 'string',
    pictures: (value) => Array.isArray(value) && value.every((url) => typeof url === 'string'),
  }
  return {
    keep: (wish) => wish,
    restore: (kept) =>
      Object.fromEntries(
        Object.entries(kept).filter(([field, value]) => fits[field as keyof Wish]?.(value)),
      ),
  }
}

interface AskForProps {
  readonly orderId: string
  readonly position: number
  readonly offer: Offer
  readonly config: AfterSaleFormConfig
}

function AskFor({ orderId, position, offer, config }: AskForProps) {
  const services = useServices()
  const { navigator, queries } = services
  const t = useTranslate()
  const requestId = useVisitId()
  const [pending, setPending] = useState<Pending>()
  const most = (count: number) => offer.amounts[count - 1] ?? 0
  const [initial] = useState<Wish>(() => ({
    kind: offer.kinds[0] ?? AfterSaleKind.Refund,
    count: offer.most,
    reason: '',
    message: '',
    amount: yuanText(most(offer.most)),
    pictures: [],
  }))
  const [rules] = useState(() => draftsOf(offer))
  const entry = `${orderId}/${position}`
  const draft = useDraft<unknown>({ form: 'afterSale', entry, initial: { ...initial }, rules })
  const form = useForm<Wish>({
    initial,
    draft: draft as never,
    check: ({ reason, amount, count, kind }) => ({
      reason: reason === '' ? 'order.afterSale.needReason' : undefined,
      amount: kind === AfterSaleKind.Exchange ? undefined : wrongAmount(amount, most(count)),
    }),
  })
  const { kind, count, reason, message, amount, pictures } = form.values
  const isExchange = kind === AfterSaleKind.Exchange

  async function send(): Promise<void> {
    if (pending === 'sending') {
      form.setRefusal(t('order.afterSale.uploading'))
      return
    }
    await form.submit(async () => {
      // Within the tap; the form goes on its way meanwhile.
      const asked =
        process.env.TARO_ENV === 'h5' || isExchange ? undefined : services.news?.ask('refunded')
      const sale = await applyAfterSale(
        {
          body: {
            orderId,
            position,
            count,
            kind,
            reason,
            message: message.trim(),
            pictures: [...pictures],
            amount: isExchange ? 0 : (parseMoney(amount) ?? 0),
            requestId,
          },
        },
        { quiet: true },
      )
      draft.finish()
      await afterStale.afterClaim(queries)
      await asked
      await navigator.replace(fillUrl(config.doneUrl, sale))
    })
  }

  return (
    <>
      {draft.restored && (
        <Notice tone='info' actionText={t('form.discard')} onAction={draft.discard}>
          {t('form.restored')}
        </Notice>
      )}
      <FormPage
        submitText={t('order.afterSale.send')}
        busy={form.busy}
        problem={form.refusal}
        onSubmit={send}
      >
        <FormField label={t('order.afterSale.kind')}>
          <RadioGroup label={t('order.afterSale.kind')} className='tp-sale__text'>
            {offer.kinds.map((each) => (
              <RadioRow
                key={each}
                title={t(`order.afterSale.kinds.${each}`)}
                note={t(`order.afterSale.kindNotes.${each}`)}
                checked={each === kind}
                onChange={() => form.set({ kind: each })}
              />
            ))}
          </RadioGroup>
        </FormField>
        <FormField label={t('order.afterSale.count')}>
          <Stepper
            label={t('order.afterSale.count')}
            lessLabel={t('order.afterSale.less')}
            moreLabel={t('order.afterSale.more')}
            value={count}
            max={offer.most}
            onChange={(next) => form.set({ count: next, amount: yuanText(most(next)) })}
          />
        </FormField>
        {!isExchange && (
          <TextField
            label={t('order.afterSale.amount')}
            hint={t('order.afterSale.atMost', { amount: moneyText(most(count)) })}
            error={form.problemOf('amount')}
            field={{ ...form.text('amount'), type: 'digit', onBlur: () => form.leave('amount') }}
          />
        )}
        <FormField label={t('order.afterSale.reason')} required error={form.problemOf('reason')}>
          <RadioGroup label={t('order.afterSale.reason')} className='tp-sale__text'>
            {offer.reasons.map((each) => (
              <RadioRow
                key={each}
                title={each}
                checked={each === reason}
                onChange={() => form.set({ reason: each })}
              />
            ))}
          </RadioGroup>
        </FormField>
        <FormField label={t('order.afterSale.message')}>
          <TextArea
            label={t('order.afterSale.message')}
            value={message}
            onChange={(typed) => form.set({ message: typed })}
            placeholder={t('order.afterSale.messageHint')}
            maxLength={MESSAGE_MAX}
            rows={3}
          />
        </FormField>
        <FormField label={t('order.afterSale.pictures')}>
          <View className='tp-sale__proofs'>
            <Pictures
              label={t('order.afterSale.pictures')}
              urls={pictures}
              most={MOST_PICTURES}
              onChange={(change) =>
                form.set({ pictures: ((before = []) => change(before)) as never })
              }
              onPending={setPending}
            />
          </View>
        </FormField>
      </FormPage>
    </>
  )
}

/** Cents as people type them: 12.50. */
const yuanText = (cents: number): string => (cents / 100).toFixed(2)

function wrongAmount(typed: string, most: number) {
  const cents = parseMoney(typed)
  if (cents === undefined || cents <= 0) return 'order.afterSale.wrongAmount' as const
  if (cents > most) return ['order.afterSale.atMost', { amount: moneyText(most) }] as const
  return undefined
}
