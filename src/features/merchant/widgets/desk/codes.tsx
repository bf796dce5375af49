import { useState } from 'react'
import { useOnce } from '../../../../engine/actions/use-once'
import { useSubmit } from '../../../../engine/actions/use-submit'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDate, formatDateTime } from '../../../../shared/date'
import { Button, IconButton } from '../../../../ui/button/button'
import { Stepper } from '../../../../ui/choices/choices'
import { TextField } from '../../../../ui/form-field/form-field'
import { Tag } from '../../../../ui/marks/marks'
import { Image, Text, View } from '../../../../ui/primitives/elements'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import { Notice } from '../../../../ui/states/states'
import { findTicket, redeemTicket, type Ticket, TicketState } from '../../../content'
import { findVoucher, redeemVoucher, type Voucher, VoucherState } from '../../../member'
import { findPickup, redeemPickup } from '../../contract'
import { Desk } from '../../parts/desk'
import { useScan } from '../../parts/desk-form'
import { type ShopOrder, shopBy, stale } from '../../queries'
import type { DeskConfig } from '.'

type Found =
  | { readonly kind: 'pickup'; readonly code: string; readonly order: ShopOrder }
  | { readonly kind: 'voucher'; readonly code: string; readonly voucher: Voucher }
  | { readonly kind: 'ticket'; readonly code: string; readonly ticket: Ticket }

/** Eight digits are a pick-up's, ten a ticket's, twelve a voucher's; a QR code says which it is. */
const CODES = [
  ['pickup', /^(?:taproom:pickup:)?(\d{8})$/],
  ['ticket', /^(?:taproom:ticket:)?(\d{10})$/],
  ['voucher', /^(?:taproom:voucher:)?(\d{12})$/],
] as const

function readCode(text: string) {
  const bare = text.replace(/\s/g, '')
  for (const [kind, pattern] of CODES) {
    const code = pattern.exec(bare)?.[1]
    if (code !== undefined) return { kind, code }
  }
  return undefined
}

/** Finds what a code stands for, and hands it out. */
export function SellerCodes({ config }: WidgetProps<unknown, DeskConfig>) {
  return <Desk config={config}>{({ id }) => <Codes key={id} merchantId={id} />}</Desk>
}

function Codes({ merchantId }: { readonly merchantId: string }) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Found>()
  const { busy, problem, setProblem, run } = useSubmit()

  async function find(text: string): Promise<void> {
    setFound(undefined)
    const read = readCode(text)
    if (!read) {
      setProblem(t('merchant.codes.wrong'))
      return
    }
    const { code } = read
    await run(async () => {
      const query = { query: { code } }
      if (read.kind === 'pickup') setFound({ kind: 'pickup', code, order: await findPickup(query) })
      else if (read.kind === 'ticket')
        setFound({ kind: 'ticket', code, ticket: await findTicket(query) })
      else setFound({ kind: 'voucher', code, voucher: await findVoucher(query) })
    })
  }
  const scan = useScan((code) => {
    setTyped(code)
    void find(code)
  })

  return (
    <>
      <View className='tp-desk__card'>
        <TextField
          label={t('merchant.codes.label')}
          hint={t('merchant.codes.hint')}
          error={problem}
          field={{
            value: typed,
            onChange: (text) => {
              setTyped(text)
              setProblem(undefined)
            },
            maxLength: 40,
            confirmType: 'search',
            onConfirm: () => void find(typed),
          }}
          extra={<IconButton name='scan' label={t('merchant.codes.scan')} onTap={scan} />}
        />
        <Button className='tp-desk__wide' block loading={busy} onTap={() => void find(typed)}>
          {t('merchant.codes.find')}
        </Button>
      </View>
      {found?.kind === 'pickup' && (
        <Pickup {...found} onChanged={(order) => setFound({ ...found, order })} />
      )}
      {found?.kind === 'ticket' && (
        <TicketCard {...found} onChanged={(ticket) => setFound({ ...found, ticket })} />
      )}
      {found?.kind === 'voucher' && (
        <VoucherCard
          key={found.code}
          {...found}
          merchantId={merchantId}
          onChanged={(voucher) => setFound({ ...found, voucher })}
        />
      )}
    </>
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
