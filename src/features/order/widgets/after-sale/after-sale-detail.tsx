import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { FormSheet } from '../../../../engine/actions/form-sheet'
import { useOffer, useOpen } from '../../../../engine/actions/open'
import { useForm } from '../../../../engine/actions/use-form'
import { useSubmit } from '../../../../engine/actions/use-submit'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { OneState } from '../../../../engine/outlet/one-state'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { fillUrl } from '../../../../shared/url'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { TextField } from '../../../../ui/form-field/form-field'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import {
  appealAfterSale,
  cancelAfterSale,
  receiveAfterSale,
  sendBackAfterSale,
} from '../../contract-after'
import type { AfterSale } from '../../contract-shapes'
import { afterSaleBy, afterStale } from '../../queries'
import type { AfterSaleDetailConfig } from '.'
import { AfterSaleParcels, AfterSaleSteps, afterSaleTone } from './after-sale-list'
import '../../parts/after-sale.scss'

/** One after-sale, by the page's `id`. */
export const AfterSaleDetailWidget = observer(function AfterSaleDetailWidget({
  config,
}: WidgetProps<unknown, AfterSaleDetailConfig>) {
  const { query } = usePage()
  const t = useTranslate()
  const id = query.id ?? ''
  const sale = useQuery({ ...afterSaleBy(id), enabled: id !== '' })
  useReturnRefresh(() => id !== '' && sale.reload())
  return (
    <OneState
      id={id}
      query={sale}
      missing={{
        title: 'order.afterSale.missing',
        action: 'order.afterSale.ofOrder',
        url: config.listUrl,
      }}
      skeleton={<Skeleton kind='cell' count={4} label={t('common.loading')} />}
    >
      {(known) => <SaleBody sale={known} config={config} />}
    </OneState>
  )
})

interface SaleBodyProps {
  readonly sale: AfterSale
  readonly config: AfterSaleDetailConfig
}

function SaleBody({ sale, config }: SaleBodyProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const { deadlineAt } = sale
  return (
    <View className='tp-sales'>
      <View className='tp-sale'>
        <View className='tp-sale__head'>
          <Text className='tp-sale__state' level={1}>
            {t(`order.afterSale.state.${sale.state}`)}
          </Text>
          <Tag tone={afterSaleTone(sale.state)}>{t(`order.afterSale.kinds.${sale.kind}`)}</Tag>
        </View>
        <Text className='tp-sale__note'>{t(`order.afterSale.next.${sale.state}`)}</Text>
        {deadlineAt !== null && (
          <Text className='tp-sale__note'>
            {t('order.afterSale.deadline', { time: formatDateTime(deadlineAt, locale) })}
          </Text>
        )}
        {sale.refunded > 0 && (
          <View className='tp-sale__head'>
            <Text>
              {t(
                sale.channel === 'balance'
                  ? 'order.afterSale.toBalance'
                  : 'order.afterSale.toSource',
              )}
            </Text>
            <Price cents={sale.refunded} />
          </View>
        )}
        {sale.points > 0 && (
          <Text className='tp-sale__note tp-num'>
            {t('order.afterSale.pointsBack', { count: sale.points })}
          </Text>
        )}
      </View>
      <Pressable
        role='link'
        className='tp-sale tp-sale__line'
        onTap={open.to(fillUrl(config.orderUrl, sale))}
      >
        <Image className='tp-sale__pic' src={imageUrl(sale.image, 64)} alt='' />
        <View className='tp-sale__text'>
          <Text className='tp-whole'>{sale.name}</Text>
          <Text className='tp-sale__note'>{`${sale.skuName} × ${sale.count}`}</Text>
        </View>
        {sale.amount > 0 && <Price size='s' tone='ink' cents={sale.amount} />}
      </Pressable>
      <View className='tp-sale'>
        <Text className='tp-sale__title'>{sale.reason}</Text>
        {sale.message !== '' && <Text className='tp-sale__note'>{sale.message}</Text>}
        {sale.pictures.length > 0 && (
          <View className='tp-sale__pics'>
            {sale.pictures.map((url, at) => (
              <Image
                key={url}
                className='tp-sale__pic'
                src={imageUrl(url, 64)}
                alt={t('order.afterSale.picture', { n: at + 1 })}
              />
            ))}
          </View>
        )}
      </View>
      <AfterSaleParcels sale={sale} />
      <AfterSaleSteps sale={sale} />
      <SaleActions sale={sale} config={config} />
    </View>
  )
}

type Asking = 'sendBack' | 'appeal'

/** What the buyer may do now, by the server's word. */
function SaleActions({ sale, config }: SaleBodyProps) {
  const { queries } = useServices()
  const { ask } = usePage()
  const t = useTranslate()
  const offer = useOffer()
  const open = useOpen()
  const [asking, setAsking] = useState<Asking>()
  const { busy, problem, run } = useSubmit()
  const { id } = sale
  const may = (action: string) => sale.actions.includes(action)

  async function end(
    call: typeof cancelAfterSale | typeof receiveAfterSale,
    title: string,
    text: string,
  ): Promise<void> {
    if (!(await ask({ title, text, ok: t('common.ok'), cancel: t('common.cancel') }))) return
    // Whatever became of it: what was done without an answer is then told by the page.
    await run(() =>
      call({ body: { id } }, { quiet: true }).finally(() => afterStale.afterClaim(queries)),
    )
  }
  const cancel = () =>
    end(cancelAfterSale, t('order.afterSale.askCancel'), t('order.afterSale.askCancelNote'))
  const receive = () =>
    end(receiveAfterSale, t('order.afterSale.askNew'), t('order.afterSale.askNewNote'))

  return (
    <>
      {problem && <Notice tone='danger'>{problem}</Notice>}
      <ActionBar>
        <Button kind='ghost' onTap={open.to(fillUrl(config.serviceUrl, { id }))}>
          {t('product.service')}
        </Button>
        {may('cancel') && (
          <Button kind='secondary' disabled={busy} onTap={offer(cancelAfterSale, cancel)}>
            {t('order.afterSale.do.cancel')}
          </Button>
        )}
        {may('appeal') && (
          <Button kind='secondary' onTap={() => setAsking('appeal')}>
            {t('order.afterSale.do.appeal')}
          </Button>
        )}
        {may('receiveNew') && (
          <Button disabled={busy} onTap={offer(receiveAfterSale, receive)}>
            {t('order.afterSale.do.receiveNew')}
          </Button>
        )}
        {may('sendBack') && (
          <Button onTap={() => setAsking('sendBack')}>{t('order.afterSale.do.sendBack')}</Button>
        )}
      </ActionBar>
      <SendBack
        id={id}
        open={asking === 'sendBack' && may('sendBack')}
        onClose={() => setAsking(undefined)}
      />
      <Appeal
        id={id}
        open={asking === 'appeal' && may('appeal')}
        onClose={() => setAsking(undefined)}
      />
    </>
  )
}

/** What the contract takes as the number of a parcel. */
const PARCEL_NUMBER = /^[0-9A-Za-z-]{6,30}$/

interface SheetProps {
  readonly id: string
  readonly open: boolean
  readonly onClose: () => void
}

/** The parcel the goods go back in. */
function SendBack({ id, open, onClose }: SheetProps) {
  const { queries } = useServices()
  const t = useTranslate()
  const form = useForm({
    initial: { carrier: '', number: '' },
    check: ({ carrier, number }) => ({
      carrier: carrier.trim() === '' ? 'order.afterSale.needCarrier' : undefined,
      number: PARCEL_NUMBER.test(number.trim()) ? undefined : 'order.afterSale.needNumber',
    }),
  })
  const send = async () => {
    const taken = await form.submit(async ({ carrier, number }) => {
      const body = { id, carrier: carrier.trim(), number: number.trim() }
      // Whatever became of it: what was done without an answer is then told by the page.
      await sendBackAfterSale({ body }, { quiet: true }).finally(() =>
        afterStale.afterClaim(queries),
      )
    })
    if (taken) onClose()
  }
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={t('order.afterSale.do.sendBack')}
      form={form}
      submitText={t('order.afterSale.send')}
      onSubmit={send}
    >
      <TextField
        label={t('order.afterSale.carrier')}
        required
        error={form.problemOf('carrier')}
        field={{ ...form.text('carrier'), maxLength: 20 }}
      />
      <TextField
        label={t('order.afterSale.number')}
        required
        error={form.problemOf('number')}
        field={{ ...form.text('number'), maxLength: 30 }}
      />
    </FormSheet>
  )
}

/** An operator is asked to look at a refusal. */
function Appeal({ id, open, onClose }: SheetProps) {
  const { queries } = useServices()
  const t = useTranslate()
  const form = useForm({
    initial: { message: '' },
    check: ({ message }) => ({
      message: message.trim() === '' ? 'order.afterSale.needAppeal' : undefined,
    }),
  })
  const send = async () => {
    const taken = await form.submit(async ({ message }) => {
      await appealAfterSale({ body: { id, message: message.trim() } }, { quiet: true }).finally(
        () => afterStale.afterClaim(queries),
      )
    })
    if (taken) onClose()
  }
  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={t('order.afterSale.do.appeal')}
      form={form}
      submitText={t('order.afterSale.send')}
      onSubmit={send}
    >
      <TextField
        label={t('order.afterSale.appealMessage')}
        hint={t('order.afterSale.appealHint')}
        required
        error={form.problemOf('message')}
        field={{ ...form.text('message'), maxLength: 200 }}
      />
    </FormSheet>
  )
}
