import { FormSheet } from '../../../../engine/actions/form-sheet'
import { useForm } from '../../../../engine/actions/use-form'
import { useOnce } from '../../../../engine/actions/use-once'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { IconButton } from '../../../../ui/button/button'
import { Stepper } from '../../../../ui/choices/choices'
import { FormField, TextField } from '../../../../ui/form-field/form-field'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { CLOSE_REASONS, closeOrder, shipOrder } from '../../contract'
import { CarrierField, PARCEL_NUMBER, useScan } from '../../parts/desk-parts'
import { leftOf, type ShopOrder, stale } from '../../queries'
import '../../parts/desk-orders.scss'

type Line = ShopOrder['lines'][number]

export interface SheetProps {
  readonly order: ShopOrder
  readonly open: boolean
  readonly onClose: () => void
}

/** A parcel: what is in it, who carries it, and its number. What stays behind goes in another one. */
export function ShipSheet({ order, open, onClose }: SheetProps) {
  const { host, queries } = useServices()
  const t = useTranslate()
  const once = useOnce()
  const left = order.lines.filter((line) => leftOf(line) > 0)
  const form = useForm({
    initial: { carrier: '', number: '', counts: {} as Readonly<Record<number, number>> },
    check: ({ carrier, number, counts }) => ({
      carrier: carrier.trim() === '' ? 'order.afterSale.needCarrier' : undefined,
      number: PARCEL_NUMBER.test(number.trim()) ? undefined : 'order.afterSale.needNumber',
      counts: left.some((line) => countOf(line, counts) > 0) ? undefined : 'merchant.ship.nothing',
    }),
  })
  const { counts } = form.values
  const scan = useScan((code) => open && form.set({ number: code.trim() }))

  async function send(): Promise<void> {
    const taken = await form.submit(async ({ carrier, number }) => {
      const lines = left
        .map((line) => ({ position: line.position, count: countOf(line, counts) }))
        .filter(({ count }) => count > 0)
      const parcel = { carrier: carrier.trim(), number: number.trim(), lines }
      await once((requestId) =>
        shipOrder({ body: { id: order.id, ...parcel, requestId } }, { quiet: true }),
      )
      await stale.afterWork(queries)
    })
    if (!taken) return
    host.toast(t('merchant.ship.done'))
    form.set({ number: '', counts: {} })
    onClose()
  }

  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={t('merchant.ship.title')}
      submitText={t('merchant.ship.submit')}
      form={form}
      onSubmit={send}
    >
      <FormField label={t('merchant.ship.lines')} error={form.problemOf('counts')}>
        <View className='tp-desk__picks'>
          {left.map((line) => (
            <View key={line.position} className='tp-desk__pick'>
              <View className='tp-desk__text'>
                <Text className='tp-desk__strong tp-whole'>{line.name}</Text>
                <Text className='tp-desk__note'>
                  {`${line.skuName} · ${t('merchant.ship.left', { n: leftOf(line) })}`}
                </Text>
              </View>
              <Stepper
                label={t('merchant.ship.countOf', { name: line.name })}
                lessLabel={t('order.afterSale.less')}
                moreLabel={t('order.afterSale.more')}
                min={0}
                max={leftOf(line)}
                value={countOf(line, counts)}
                onChange={(count) => form.set({ counts: { ...counts, [line.position]: count } })}
              />
            </View>
          ))}
        </View>
      </FormField>
      <CarrierField label={t('order.afterSale.carrier')} {...form.text('carrier')} />
      <TextField
        label={t('order.afterSale.number')}
        required
        error={form.problemOf('number')}
        field={{ ...form.text('number'), maxLength: 30 }}
        extra={<IconButton name='scan' label={t('merchant.ship.scan')} onTap={scan} />}
      />
    </FormSheet>
  )
}

/** All that is left, unless fewer were chosen. */
const countOf = (line: Line, counts: Readonly<Record<number, number>>): number =>
  Math.min(leftOf(line), counts[line.position] ?? leftOf(line))

/** Closes an order nothing of which has left: why, which its buyer reads, and what then becomes of the money. */
export function CloseSheet({ order, open, onClose }: SheetProps) {
  const { host, queries } = useServices()
  const t = useTranslate()
  const once = useOnce()
  const form = useForm({
    initial: { words: '' },
    check: ({ words }) => ({ words: words.trim() === '' ? 'merchant.close.needWords' : undefined }),
  })
  const isUnpaid = order.paidAt === null
  const nameOf = (each: (typeof CLOSE_REASONS)[number]) => t(`merchant.close.for.${each}`)

  async function send(): Promise<void> {
    const taken = await form.submit(async ({ words }) => {
      const said = words.trim()
      // The usual ones the server has in the buyer's language.
      const reason = CLOSE_REASONS.find((each) => nameOf(each) === said) ?? said
      const body = { id: order.id, reason }
      try {
        await once(
          (requestId) => closeOrder({ body: { ...body, requestId } }, { quiet: true }),
          reason,
        )
      } finally {
        // It may have been done all the same, or have left meanwhile: the page then tells so.
        await stale.afterWork(queries)
      }
    })
    if (!taken) return
    host.toast(t(isUnpaid ? 'merchant.close.done' : 'merchant.close.donePaid'))
    onClose()
  }

  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={t('merchant.close.title')}
      submitText={t('merchant.close.submit')}
      form={form}
      onSubmit={send}
    >
      <TextField
        label={t('merchant.close.reason')}
        required
        hint={t(isUnpaid ? 'merchant.close.note' : 'merchant.close.notePaid', {
          amount: moneyText(order.amount - order.refundedAmount),
        })}
        error={form.problemOf('words')}
        field={{ ...form.text('words'), maxLength: 200 }}
      />
      <View className='tp-desk__chips'>
        {CLOSE_REASONS.map((each) => (
          <Pressable
            key={each}
            className='tp-desk__chip'
            onTap={() => form.set({ words: nameOf(each) })}
          >
            {nameOf(each)}
          </Pressable>
        ))}
      </View>
    </FormSheet>
  )
}
