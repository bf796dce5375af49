import { useState } from 'react'
import { useForm } from '../../../../engine/actions/use-form'
import type { WidgetProps } from '../../../../engine/contract'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { hasText, useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { moneyText } from '../../../../shared/money'
import { Button } from '../../../../ui/button/button'
import { FormField, TextField } from '../../../../ui/form-field/form-field'
import { Price, Tag, type TagProps } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { TextArea } from '../../../../ui/primitives/fields'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Notice } from '../../../../ui/states/states'
import { decideAfterSale, pageShopAfterSales } from '../../contract'
import { Desk } from '../../parts/desk'
import { CarrierField, DeskList, PARCEL_NUMBER } from '../../parts/desk-parts'
import { type ShopSale, shopSalePages, stale } from '../../queries'
import type { DeskConfig } from '.'
import '../../parts/desk-sales.scss'

/** What the shop has to do comes first. */
const TABS = ['1', '4', '5', '10', '6', '3'] as const
const ALL = 'all'
const WAITS: readonly number[] = [1, 4, 5, 10]
const toneOf = (state: number): TagProps['tone'] =>
  WAITS.includes(state) ? 'warning' : [6, 7].includes(state) ? 'success' : 'neutral'

interface SalesProps {
  readonly merchantId: string
}

/** After-sales by their state; one that is tapped is told in full, and decided there. */
export function SellerSales({ config }: WidgetProps<unknown, DeskConfig>) {
  return <Desk config={config}>{({ id }) => <Sales key={id} merchantId={id} />}</Desk>
}

function Sales({ merchantId }: SalesProps) {
  const { imageUrl } = useServices().host
  const { query } = usePage()
  const t = useTranslate()
  const [active, setActive] = useState(query.status ?? ALL)
  const [chosen, setChosen] = useState<ShopSale>()
  const [isOpen, setIsOpen] = useState(false)
  const status = TABS.find((each) => each === active)
  return (
    <>
      <DeskList
        pages={(keyword) =>
          shopSalePages({ merchantId, keyword, status: status && Number(status) })
        }
        tabs={{
          items: [
            { key: ALL, label: t('common.all') },
            ...TABS.map((key) => ({ key: key as string, label: t(`merchant.sales.state.${key}`) })),
          ],
          active: status ?? ALL,
          onChange: setActive,
        }}
        search={t('merchant.sales.search')}
        label={t('merchant.tool.sales')}
        empty={{ title: t('merchant.sales.empty'), note: t('merchant.sales.emptyNote') }}
      >
        {(sale) => {
          const state = t(`merchant.sales.state.${sale.state}`)
          return (
            <View key={sale.id} role='listitem'>
              <Pressable
                role='link'
                className='tp-desk__card'
                label={`${t(`order.afterSale.kinds.${sale.kind}`)}: ${sale.name}, ${state}`}
                onTap={() => {
                  setChosen(sale)
                  setIsOpen(true)
                }}
              >
                <View className='tp-desk__line'>
                  <Text className='tp-desk__strong'>{t(`order.afterSale.kinds.${sale.kind}`)}</Text>
                  <Tag tone={toneOf(sale.state)}>{state}</Tag>
                </View>
                <View className='tp-desk__line'>
                  <Image className='tp-desk__pic' src={imageUrl(sale.image, 56)} alt='' />
                  <View className='tp-desk__text'>
                    <Text className='tp-whole'>{sale.name}</Text>
                    <Text className='tp-desk__note'>
                      {`${sale.skuName} × ${sale.count} · ${sale.reason}`}
                    </Text>
                  </View>
                  {sale.amount > 0 && <Price size='s' tone='ink' cents={sale.amount} />}
                </View>
              </Pressable>
            </View>
          )
        }}
      </DeskList>
      {chosen && (
        <SaleSheet
          key={`${chosen.id} ${chosen.state}`}
          sale={chosen}
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onChanged={setChosen}
        />
      )}
    </>
  )
}

interface SaleSheetProps {
  readonly sale: ShopSale
  readonly open: boolean
  readonly onClose: () => void
  readonly onChanged: (sale: ShopSale) => void
}

type Action = 'approve' | 'refuse' | 'receive' | 'resend'
const ACTIONS: readonly Action[] = ['refuse', 'approve', 'receive', 'resend']

/** An after-sale as it is now: what was decided without an answer may be done. @throws when nobody answers. */
async function saleNow({ id, orderSerial }: ShopSale): Promise<ShopSale | undefined> {
  const body = { keyword: orderSerial, pageIndex: 1, pageSize: 20 }
  const { result } = await pageShopAfterSales({ body }, { quiet: true })
  return result.find((each) => each.id === id)
}

/** What the buyer says, who did what, and the decision. */
function SaleSheet({ sale, open, onClose, onChanged }: SaleSheetProps) {
  const { host, queries } = useServices()
  const { ask } = usePage()
  const t = useTranslate()
  /** What needs words or a number before it can be done. */
  const [doing, setDoing] = useState<'refuse' | 'resend'>()
  const form = useForm({
    initial: { message: '', carrier: '', number: '' },
    check: ({ message, carrier, number }) => ({
      message:
        doing === 'refuse' && message.trim() === '' ? 'merchant.sales.needReason' : undefined,
      carrier:
        doing === 'resend' && carrier.trim() === '' ? 'order.afterSale.needCarrier' : undefined,
      number:
        doing === 'resend' && !PARCEL_NUMBER.test(number.trim())
          ? 'order.afterSale.needNumber'
          : undefined,
    }),
  })

  async function decide(action: Action): Promise<void> {
    const taken = await form.submit(async ({ message, carrier, number }) => {
      const body = {
        id: sale.id,
        action,
        message: message.trim(),
        ...(action === 'resend' && { parcel: { carrier: carrier.trim(), number: number.trim() } }),
      }
      onChanged(
        await decideAfterSale({ body }, { quiet: true }).catch(async (error) => {
          const now = await saleNow(sale).catch(() => undefined)
          if (now && now.state !== sale.state) return now
          throw error
        }),
      )
      await stale.afterWork(queries)
    })
    if (!taken) return
    host.toast(t(`merchant.sales.done.${action}`))
    onClose()
  }

  /** Money that goes back does not come again: it is asked first. */
  async function begin(action: Action): Promise<void> {
    if ((action === 'refuse' || action === 'resend') && doing !== action) {
      setDoing(action)
      return
    }
    const sure =
      doing === action ||
      (await ask({
        title: t(`merchant.sales.ask.${action as 'approve' | 'receive'}`),
        text: t(sale.amount > 0 ? 'merchant.sales.askNote' : 'merchant.sales.askSame', {
          amount: moneyText(sale.amount),
        }),
        ok: t('common.ok'),
        cancel: t('common.cancel'),
      }))
    if (sure) await decide(action)
  }

  const offered = ACTIONS.filter((action) => sale.actions.includes(action))
  return (
    <Sheet
      open={open}
      onClose={() => {
        setDoing(undefined)
        onClose()
      }}
      title={t(`order.afterSale.kinds.${sale.kind}`)}
      closeLabel={t('common.close')}
      footer={
        offered.length > 0 && (
          <View className='tp-desk__choices'>
            {(doing ? [doing] : offered).map((action) => (
              <Button
                key={action}
                block
                size='l'
                kind={action === 'refuse' && !doing ? 'secondary' : 'primary'}
                loading={form.busy}
                onTap={() => void begin(action)}
              >
                {t(`merchant.sales.do.${action}`)}
              </Button>
            ))}
          </View>
        )
      }
    >
      {form.refusal && <Notice tone='danger'>{form.refusal}</Notice>}
      {doing === 'refuse' && (
        <FormField label={t('merchant.sales.reason')} required error={form.problemOf('message')}>
          <TextArea
            label={t('merchant.sales.reason')}
            value={form.values.message}
            maxLength={200}
            invalid={form.problemOf('message') !== undefined}
            onChange={(message) => form.set({ message })}
          />
        </FormField>
      )}
      {doing === 'resend' && (
        <>
          <CarrierField label={t('order.afterSale.carrier')} {...form.text('carrier')} />
          <TextField
            label={t('order.afterSale.number')}
            required
            error={form.problemOf('number')}
            field={{ ...form.text('number'), maxLength: 30 }}
          />
        </>
      )}
      <SaleStory sale={sale} />
    </Sheet>
  )
}

function SaleStory({ sale }: { readonly sale: ShopSale }) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  /** The server may name a step that this client has no words for. */
  const actionText = (action: string) => {
    const key = `order.afterSale.step.${action}`
    return hasText(key) ? t(key) : action
  }
  const { returnParcel, deadlineAt } = sale
  return (
    <View className='tp-desk__story'>
      <View className='tp-desk__line'>
        <Text className='tp-desk__strong tp-desk__text'>
          {`${sale.name} · ${sale.skuName} × ${sale.count}`}
        </Text>
        {sale.amount > 0 && <Price size='s' tone='ink' cents={sale.amount} />}
      </View>
      <Text className='tp-desk__note tp-num'>{sale.orderSerial}</Text>
      <Text>{[sale.reason, sale.message].filter(Boolean).join(' — ')}</Text>
      {sale.pictures.length > 0 && (
        <View className='tp-desk__pics'>
          {sale.pictures.map((url, at) => (
            <Image
              key={url}
              className='tp-desk__shot'
              src={imageUrl(url, 96)}
              alt={t('order.afterSale.picture', { n: at + 1 })}
            />
          ))}
        </View>
      )}
      {returnParcel && (
        <Text className='tp-num' select>
          {`${t('merchant.sales.returned')}: ${returnParcel.carrier} ${returnParcel.number}`}
        </Text>
      )}
      {deadlineAt !== null && (
        <Text className='tp-desk__note'>
          {t('order.afterSale.deadline', { time: formatDateTime(deadlineAt, locale) })}
        </Text>
      )}
      <View role='list' label={t('order.afterSale.history')}>
        {[...sale.steps].reverse().map(({ at, name, action, message }) => (
          <View key={`${at} ${action}`} className='tp-desk__step' role='listitem'>
            <Text className='tp-desk__strong'>{`${name} · ${actionText(action)}`}</Text>
            {message !== '' && <Text>{message}</Text>}
            <Text className='tp-desk__note tp-num'>{formatDateTime(at, locale)}</Text>
          </View>
        ))}
      </View>
    </View>
  )
}
