import { useState } from 'react'
import { useOnce } from '../../../../engine/actions/use-once'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { useQuery } from '../../../../engine/data/queries'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDate, formatDateTime } from '../../../../shared/date'
import { Button } from '../../../../ui/button/button'
import { Stepper } from '../../../../ui/choices/choices'
import { Tag } from '../../../../ui/marks/marks'
import { Image, Text, View } from '../../../../ui/primitives/elements'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import { Notice } from '../../../../ui/states/states'
import { redeemTicket, type Ticket, TicketState } from '../../../content'
import { redeemVoucher, type Voucher, VoucherState } from '../../../member'
import { findPickup, redeemPickup } from '../../contract'
import { type ShopOrder, shopBy, stale } from '../../queries'

export type Found =
  | { readonly kind: 'pickup'; readonly code: string; readonly order: ShopOrder }
  | { readonly kind: 'voucher'; readonly code: string; readonly voucher: Voucher }
  | { readonly kind: 'ticket'; readonly code: string; readonly ticket: Ticket }

export interface FoundCardProps {
  readonly found: Found
  readonly merchantId: string
  /** It was handed out, or has changed meanwhile. */
  readonly onChanged: (found: Found) => void
}

/** What a code stands for, and the button that hands it out. */
export function FoundCard({ found, merchantId, onChanged }: FoundCardProps) {
  if (found.kind === 'pickup')
    return <Pickup {...found} onChanged={(order) => onChanged({ ...found, order })} />
  if (found.kind === 'ticket')
    return <TicketCard {...found} onChanged={(ticket) => onChanged({ ...found, ticket })} />
  return (
    <VoucherCard
      {...found}
      merchantId={merchantId}
      onChanged={(voucher) => onChanged({ ...found, voucher })}
    />
  )
}

interface PickupProps {
  readonly code: string
  readonly order: ShopOrder
  readonly onChanged: (order: ShopOrder) => void
}

function Pickup({ code, order, onChanged }: PickupProps) {
  const { host, queries } = useServices()
  const t = useTranslate()
  const { busy, problem, run } = useSubmit()
  const isOpen = order.actions.includes('redeem')
  const redeem = () =>
    run(async () => {
      try {
        onChanged(await redeemPickup({ body: { code } }, { quiet: true }))
      } catch (error) {
        // It may be out of hand all the same.
        const now = await findPickup({ query: { code } }, { quiet: true }).catch(() => undefined)
        if (now) onChanged(now)
        throw error
      }
      await stale.afterWork(queries)
    })
  return (
    <View className='tp-desk__card'>
      <View className='tp-desk__line'>
        <Text className='tp-desk__strong'>
          {[order.pickup?.name, order.pickup?.mobile].filter(Boolean).join(' · ')}
        </Text>
        <Tag tone={isOpen ? 'info' : 'success'}>
          {t(isOpen ? 'merchant.codes.waiting' : `order.status.${order.status}`)}
        </Tag>
      </View>
      <Text className='tp-desk__note'>
        {[order.serial, order.pickup?.store, order.pickup?.time].filter(Boolean).join(' · ')}
      </Text>
      {order.lines.map((line) => (
        <View key={line.position} className='tp-desk__line'>
          <Image className='tp-desk__pic' src={host.imageUrl(line.image, 56)} alt='' />
          <View className='tp-desk__text'>
            <Text className='tp-whole'>{line.name}</Text>
            <Text className='tp-desk__note'>{line.skuName}</Text>
          </View>
          <Text className='tp-desk__strong tp-num'>{`× ${line.count - line.refunded}`}</Text>
        </View>
      ))}
      {problem && <Notice tone='danger'>{problem}</Notice>}
      {isOpen && (
        <Button className='tp-desk__wide' block loading={busy} onTap={redeem}>
          {t('merchant.codes.handOut')}
        </Button>
      )}
    </View>
  )
}

interface TicketProps {
  readonly code: string
  readonly ticket: Ticket
  readonly onChanged: (ticket: Ticket) => void
}

/** Guests at the door of an event. */
function TicketCard({ code, ticket, onChanged }: TicketProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { busy, problem, run } = useSubmit()
  const { title, state, count, startsAt } = ticket
  const isOpen = state === TicketState.Coming
  const redeem = () =>
    run(async () => onChanged(await redeemTicket({ body: { code } }, { quiet: true })))
  return (
    <View className='tp-desk__card'>
      <View className='tp-desk__line'>
        <Text className='tp-desk__strong tp-whole'>{title}</Text>
        <Tag tone={isOpen ? 'info' : 'neutral'}>{t(`merchant.codes.ticket.${state}`)}</Tag>
      </View>
      <Text className='tp-num'>
        {`${formatDateTime(startsAt, locale)} · ${t('merchant.codes.guests', { count })}`}
      </Text>
      {problem && <Notice tone='danger'>{problem}</Notice>}
      {isOpen && (
        <Button className='tp-desk__wide' block loading={busy} onTap={redeem}>
          {t('merchant.codes.letIn')}
        </Button>
      )}
    </View>
  )
}

interface VoucherProps {
  readonly code: string
  readonly voucher: Voucher
  readonly merchantId: string
  readonly onChanged: (voucher: Voucher) => void
}

function VoucherCard({ code, voucher, merchantId, onChanged }: VoucherProps) {
  const { host, queries } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const stores = useQuery(shopBy(merchantId)).value?.stores ?? []
  const [chosen, setChosen] = useState<string>()
  const [wanted, setWanted] = useState(1)
  const once = useOnce()
  const { busy, problem, run } = useSubmit()
  const storeId = chosen ?? stores[0]?.id ?? ''
  const left = voucher.total - voucher.used
  const count = Math.min(wanted, left)
  const isOpen = voucher.state === VoucherState.Open && left > 0

  const redeem = () =>
    run(async () => {
      const body = { code, count, storeId }
      onChanged(
        await once((requestId) => redeemVoucher({ body: { ...body, requestId } }, { quiet: true })),
      )
      setWanted(1)
      host.toast(t('merchant.codes.redeemed', { count }))
      await stale.afterWork(queries)
    })

  return (
    <View className='tp-desk__card'>
      <View className='tp-desk__line'>
        <Image className='tp-desk__pic' src={host.imageUrl(voucher.image, 56)} alt='' />
        <View className='tp-desk__text'>
          <Text className='tp-desk__strong tp-whole'>{voucher.name}</Text>
          <Text className='tp-desk__note'>{voucher.packageName}</Text>
        </View>
        <Tag tone={isOpen ? 'info' : 'neutral'}>{t(`merchant.codes.state.${voucher.state}`)}</Tag>
      </View>
      <Text className='tp-num'>
        {t('merchant.codes.left', { n: left, total: voucher.total })}
        {` · ${t('merchant.codes.until', { date: formatDate(voucher.expiresAt, locale) })}`}
      </Text>
      {isOpen && (
        <>
          {stores.length > 1 && (
            <RadioGroup label={t('merchant.codes.store')}>
              {stores.map(({ id, name }) => (
                <RadioRow
                  key={id}
                  title={name}
                  checked={id === storeId}
                  onChange={() => setChosen(id)}
                />
              ))}
            </RadioGroup>
          )}
          <View className='tp-desk__line'>
            <Text className='tp-desk__text'>{t('merchant.codes.count')}</Text>
            <Stepper
              label={t('merchant.codes.count')}
              lessLabel={t('order.afterSale.less')}
              moreLabel={t('order.afterSale.more')}
              max={left}
              value={count}
              onChange={setWanted}
            />
          </View>
          {problem && <Notice tone='danger'>{problem}</Notice>}
          <Button className='tp-desk__wide' block loading={busy} onTap={redeem}>
            {t('merchant.codes.redeem', { count })}
          </Button>
        </>
      )}
      {voucher.uses.map(({ at, count: pieces, store }) => (
        <Text key={`${at} ${pieces}`} className='tp-desk__note tp-num'>
          {[formatDateTime(at, locale), store, `× ${pieces}`].join(' · ')}
        </Text>
      ))}
    </View>
  )
}
