import { useState } from 'react'
import { useServices } from '../../../../engine/services'
import { useVirtualGoods } from '../../../../engine/virtual-goods'
import { type Translate, useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { isPayType, PayType } from '../../../../shared/pay'
import type { ClientType } from '../../../../shared/transport'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Countdown, clockText } from '../../../../ui/countdown'
import { Icon } from '../../../../ui/icon/icon'
import type { IconName } from '../../../../ui/icon/icons'
import { Price } from '../../../../ui/marks/marks'
import { Image, Text, View } from '../../../../ui/primitives/elements'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import { EmptyState, Notice } from '../../../../ui/states/states'
import type { Payment } from '../../contract'
import { wayOf } from '../../dispatch'
import { toClientType } from '../../host-deps'
import type { Unsupported } from './use-payment'

export type Method = Payment['methods'][number]

const ICONS: { readonly [T in PayType]: IconName } = {
  [PayType.Redirect]: 'credit-card',
  [PayType.AssetRedirect]: 'wallet',
  [PayType.BrowserRedirect]: 'building-2',
  [PayType.Alipay]: 'banknote',
  [PayType.WeChatBrowser]: 'message',
  [PayType.WeChatNative]: 'message',
  [PayType.MiniProgram]: 'message',
}
const iconOf = (payType: number): IconName => (isPayType(payType) ? ICONS[payType] : 'wallet')

interface MethodRow {
  readonly method: Method
  readonly note: string | undefined
  readonly usable: boolean
  /** The account of this method holds less than is to be paid. */
  readonly poor: boolean
}

interface RowDeps {
  readonly clientType: ClientType
  /** Methods that turned out not to work here. */
  readonly unsupported: readonly number[]
  readonly t: Translate
}

/** What a method says, and whether it can be chosen: it may be another client's, or hold too little. */
function methodRow(method: Method, amount: number, deps: RowDeps): MethodRow {
  const { clientType, unsupported, t } = deps
  const { payType, balance } = method
  if (!wayOf(payType, clientType) || unsupported.includes(payType)) {
    return { method, note: t('pay.methodUnsupported'), usable: false, poor: false }
  }
  if (balance === undefined) {
    return { method, note: method.note || undefined, usable: true, poor: false }
  }
  const poor = balance < amount
  const note = t(poor ? 'pay.notEnough' : 'pay.balance', { amount: moneyText(balance) })
  return { method, note, usable: !poor, poor }
}

/** Pictures of goods shown; the rest is counted. */
const PICTURES = 4
/** Their side, px. */
const SIDE = 44

interface PayHeadProps {
  readonly payment: Payment
  /** The time to pay is up. */
  readonly onExpired: () => void
}

/** How much, until when, and what for. */
function PayHead({ payment, onExpired }: PayHeadProps) {
  const { persistence } = useServices()
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const { amount, title, items, expiresAt } = payment
  // The server ends it by its own clock, which this device may not share.
  const now = () => Date.now() + (persistence.read('clockOffset') ?? 0) * 1000
  const count = items.reduce((sum, item) => sum + item.count, 0)
  return (
    <View className='tp-pay__card'>
      <View className='tp-pay__head'>
        <Text className='tp-pay__small'>{t('pay.amount')}</Text>
        <Price size='l' tone='ink' cents={amount} className='tp-pay__amount' />
        <View className='tp-pay__left'>
          <Icon name='clock' size={14} />
          <Countdown
            until={expiresAt * 1000}
            now={now}
            format={(remaining) => t('pay.left', { time: clockText(remaining) })}
            onEnd={onExpired}
          />
        </View>
      </View>
      <View className='tp-pay__order'>
        <View className='tp-pay__what'>
          <Text>{title}</Text>
          {count > 0 && (
            <Text className='tp-pay__small tp-num'>{t('pay.itemCount', { count })}</Text>
          )}
        </View>
        {items.length > 0 && (
          <View className='tp-pay__pics'>
            {items.slice(0, PICTURES).map(({ name, image }) => (
              <Image
                key={name + image}
                className='tp-pay__pic'
                src={imageUrl(image, SIDE)}
                alt={name}
              />
            ))}
          </View>
        )}
      </View>
    </View>
  )
}

interface PayMethodsProps {
  readonly payment: Payment
  readonly busy: boolean
  readonly unsupported: readonly Unsupported[]
  readonly onPay: (method: Method) => void
  /** The time to pay is up. */
  readonly onExpired: () => void
  readonly onService: () => void
  readonly onTopUp: () => void
  readonly onOrder: () => void
}

/** What is to be paid, how long there is time, and with what. */
export function PayMethods(props: PayMethodsProps) {
  const { payment, busy, unsupported, onPay, onExpired, onService, onTopUp, onOrder } = props
  const { host } = useServices()
  const t = useTranslate()
  const [wanted, setWanted] = useState<number>()
  const { methods, amount } = payment
  const clientType = toClientType(host.device.clientType)
  const types = unsupported.map(({ payType }) => payType)
  const rows = methods.map((method) =>
    methodRow(method, amount, { clientType, unsupported: types, t }),
  )
  const poor = rows.some((row) => row.poor)
  const topUp = useVirtualGoods(poor) === 'allowed' && poor
  const usable = rows.filter((row) => row.usable)
  const chosen = (usable.find(({ method }) => method.payType === wanted) ?? usable[0])?.method
  const last = unsupported[unsupported.length - 1]
  const failed = methods.find(({ payType }) => payType === last?.payType)
  const link = last?.link
  const copy = () => {
    if (link === undefined) return
    host.copy(link).then(
      () => host.toast(t('error.copied')),
      () => host.toast(t('error.copyFailed')),
    )
  }
  return (
    <View className='tp-pay'>
      <PayHead payment={payment} onExpired={onExpired} />
      {failed && (
        <Notice
          tone='warning'
          actionText={link === undefined ? t('pay.toOrder') : t('pay.copyLink')}
          onAction={link === undefined ? onOrder : copy}
        >
          {`${t('pay.unsupportedTitle', { name: failed.name })}${t('pay.unsupportedNote')}`}
        </Notice>
      )}
      {rows.length > 0 && (
        <RadioGroup label={t('pay.method')}>
          {rows.map(({ method, note, usable: can }) => (
            <RadioRow
              key={method.payType}
              title={method.name}
              note={note}
              lead={<Icon name={iconOf(method.payType)} size={24} tone={can ? 'brand' : 'faint'} />}
              checked={method.payType === chosen?.payType}
              disabled={busy || !can}
              onChange={() => setWanted(method.payType)}
            />
          ))}
        </RadioGroup>
      )}
      {topUp && (
        <View className='tp-pay__top-up'>
          <Button size='s' kind='secondary' icon='plus' onTap={onTopUp}>
            {t('pay.topUp')}
          </Button>
        </View>
      )}
      {chosen ? (
        <ActionBar>
          <Button block size='l' loading={busy} onTap={() => onPay(chosen)}>
            {t('pay.submit', { amount: moneyText(amount) })}
          </Button>
        </ActionBar>
      ) : (
        <EmptyState
          compact
          variant='locked'
          title={t('pay.noMethod')}
          note={t('pay.noMethodNote')}
          actionText={t('pay.service')}
          onAction={onService}
        />
      )}
    </View>
  )
}
