import { useState } from 'react'
import type { Payment } from '../../api/pay/list-pay-methods'
import { useTranslate } from '../../i18n'
import { moneyText } from '../../shared/money'
import { isPayType, PayType } from '../../shared/pay-type'
import { ActionBar } from '../../ui/action-bar/action-bar'
import { Button } from '../../ui/button/button'
import { RadioGroup, RadioRow } from '../../ui/checkbox/checkbox'
import { Countdown, clockText } from '../../ui/countdown'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { Icon } from '../../ui/icon/icon'
import type { IconName } from '../../ui/icon/icons'
import { Notice } from '../../ui/notice/notice'
import { Price } from '../../ui/price/price'
import { Box } from '../../ui/primitives/box'
import { Txt } from '../../ui/primitives/txt'

const ICONS: { readonly [T in PayType]: IconName } = {
  [PayType.Redirect]: 'wallet',
  [PayType.AssetRedirect]: 'coins',
  [PayType.BrowserRedirect]: 'credit-card',
  [PayType.Alipay]: 'banknote',
  [PayType.WeChatBrowser]: 'message',
  [PayType.WeChatNative]: 'message',
  [PayType.MiniProgram]: 'message',
}
const iconOf = (payType: number): IconName => (isPayType(payType) ? ICONS[payType] : 'wallet')

interface PayMethodsProps {
  readonly payment: Payment
  readonly busy: boolean
  readonly unsupported: readonly number[]
  readonly onPay: (payType: number) => void
  /** The time to pay is up. */
  readonly onExpired: () => void
  readonly onService: () => void
}

/** What is to be paid, how long there is time, and with what. */
export function PayMethods(props: PayMethodsProps) {
  const { payment, busy, unsupported, onPay, onExpired, onService } = props
  const t = useTranslate()
  const [wanted, setWanted] = useState<number>()
  const { methods, amount } = payment
  const usable = methods.filter(({ payType }) => !unsupported.includes(payType))
  const chosen = usable.find(({ payType }) => payType === wanted) ?? usable[0]
  const failed = methods.find(({ payType }) => payType === unsupported[unsupported.length - 1])
  return (
    <Box className='tp-pay'>
      <Box className='tp-pay__head'>
        <Txt className='tp-pay__note'>{t('commerce.pay.amount')}</Txt>
        <Price size='l' tone='ink' cents={amount} className='tp-pay__amount' />
        <Txt className='tp-pay__title'>{payment.title}</Txt>
        <Countdown
          className='tp-pay__left'
          until={payment.expiresAt * 1000}
          format={(remaining) => t('commerce.pay.left', { time: clockText(remaining) })}
          onEnd={onExpired}
        />
      </Box>
      {failed && (
        <Notice tone='warning'>{t('commerce.pay.unsupported', { name: failed.name })}</Notice>
      )}
      {chosen ? (
        <>
          <RadioGroup className='tp-pay__methods' label={t('commerce.pay.method')}>
            {methods.map(({ payType, name, note }) => (
              <RadioRow
                key={payType}
                title={name}
                note={note || undefined}
                lead={<Icon name={iconOf(payType)} size={24} tone='brand' />}
                checked={payType === chosen.payType}
                disabled={busy || unsupported.includes(payType)}
                onChange={() => setWanted(payType)}
              />
            ))}
          </RadioGroup>
          <ActionBar>
            <Button block size='l' loading={busy} onTap={() => onPay(chosen.payType)}>
              {t('commerce.pay.submit', { amount: moneyText(amount) })}
            </Button>
          </ActionBar>
        </>
      ) : (
        <EmptyState
          compact
          variant='locked'
          title={t('commerce.pay.noMethod')}
          note={t('commerce.pay.noMethodNote')}
          actionText={t('commerce.order.service')}
          onAction={onService}
        />
      )}
    </Box>
  )
}
