import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useForm } from '../../../../engine/actions/use-form'
import { useSubmit } from '../../../../engine/actions/use-submit'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { QueryState } from '../../../../engine/outlet/paged-list'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { fillUrl } from '../../../../shared/url'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { TextField } from '../../../../ui/form-field/form-field'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Box, Pic, Press, Txt } from '../../../../ui/primitives/elements'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState, Notice } from '../../../../ui/states/states'
import {
  type AfterSale,
  appealAfterSale,
  cancelAfterSale,
  sendBackAfterSale,
} from '../../contract-after'
import { AfterSaleSteps, afterSaleTone } from '../../parts/after-sale-steps'
import { afterSaleBy, afterStale } from '../../queries-after'
import type { AfterSaleDetailConfig } from '.'
import '../../parts/after-sale.scss'

/** What the contract takes as the number of a parcel. */
const PARCEL_NUMBER = /^[0-9A-Za-z-]{6,30}$/

/** One after-sale, by the page's `id`. */
export const AfterSaleDetailWidget = observer(function AfterSaleDetailWidget({
  config,
}: WidgetProps<unknown, AfterSaleDetailConfig>) {
  const { query } = usePage()
  const t = useTranslate()
  const open = useOpen()
  const id = query.id ?? ''
  const sale = useQuery({ ...afterSaleBy(id), enabled: id !== '' })
  useReturnRefresh(() => id !== '' && sale.reload())
  if (id === '') {
    return (
      <EmptyState
        variant='notfound'
        title={t('order.afterSale.missing')}
        actionText={t('order.afterSale.ofOrder')}
        onAction={() => open(config.listUrl)}
      />
    )
  }
  return (
    <QueryState
      query={sale}
      skeleton={<Skeleton kind='cell' count={4} label={t('common.loading')} />}
    >
      {(known) => <SaleBody sale={known} config={config} />}
    </QueryState>
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
    <Box className='tp-sales'>
      <Box className='tp-sale'>
        <Box className='tp-sale__head'>
          <Txt className='tp-sale__state' level={1}>
            {t(`order.afterSale.state.${sale.state}`)}
          </Txt>
          <Tag tone={afterSaleTone(sale.state)}>{t(`order.afterSale.kinds.${sale.kind}`)}</Tag>
        </Box>
        <Txt className='tp-sale__note'>{t(`order.afterSale.next.${sale.state}`)}</Txt>
        {deadlineAt !== null && (
          <Txt className='tp-sale__note'>
            {t('order.afterSale.deadline', { time: formatDateTime(deadlineAt, locale) })}
          </Txt>
        )}
        {sale.refunded > 0 && (
          <Box className='tp-sale__head'>
            <Txt>
              {t(
                sale.channel === 'balance'
                  ? 'order.afterSale.toBalance'
                  : 'order.afterSale.toSource',
              )}
            </Txt>
            <Price cents={sale.refunded} />
          </Box>
        )}
      </Box>
      <Press
        role='link'
        className='tp-sale tp-sale__line'
        onTap={() => open(fillUrl(config.orderUrl, sale))}
      >
        <Pic className='tp-sale__pic' src={imageUrl(sale.image, 64)} alt='' />
        <Box className='tp-sale__text'>
          <Txt className='tp-clamp-2'>{sale.name}</Txt>
          <Txt className='tp-sale__note'>{`${sale.skuName} × ${sale.count}`}</Txt>
        </Box>
        {sale.amount > 0 && <Price size='s' tone='ink' cents={sale.amount} />}
      </Press>
      <Box className='tp-sale'>
        <Txt className='tp-sale__title'>{sale.reason}</Txt>
        {sale.message !== '' && <Txt className='tp-sale__note'>{sale.message}</Txt>}
        {sale.pictures.length > 0 && (
          <Box className='tp-sale__pics'>
            {sale.pictures.map((url, at) => (
              <Pic
                key={url}
                className='tp-sale__pic'
                src={imageUrl(url, 64)}
                alt={t('order.afterSale.picture', { n: at + 1 })}
              />
            ))}
          </Box>
        )}
      </Box>
      <AfterSaleSteps sale={sale} />
      <SaleActions sale={sale} config={config} />
    </Box>
  )
}

type Asking = 'sendBack' | 'appeal'

/** What the buyer may do now, by the server's word. */
function SaleActions({ sale, config }: SaleBodyProps) {
  const { host, queries } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const [asking, setAsking] = useState<Asking>()
  const { busy, problem, run } = useSubmit()
  const { id } = sale
  const may = (action: string) => sale.actions.includes(action)

  async function cancel(): Promise<void> {
    const yes = await host.confirm({
      title: t('order.afterSale.askCancel'),
      text: t('order.afterSale.askCancelNote'),
      ok: t('common.ok'),
      cancel: t('common.cancel'),
    })
    if (yes !== true) return
    await run(async () => {
      await cancelAfterSale({ body: { id } }, { quiet: true })
      await afterStale.afterClaim(queries)
    })
  }

  return (
    <>
      {problem && <Notice tone='danger'>{problem}</Notice>}
      <ActionBar>
        <Button kind='ghost' onTap={() => open(config.serviceUrl)}>
          {t('product.service')}
        </Button>
        {may('cancel') && (
          <Button kind='secondary' disabled={busy} onTap={cancel}>
            {t('order.afterSale.do.cancel')}
          </Button>
        )}
        {may('appeal') && (
          <Button kind='secondary' onTap={() => setAsking('appeal')}>
            {t('order.afterSale.do.appeal')}
          </Button>
        )}
        {may('sendBack') && (
          <Button onTap={() => setAsking('sendBack')}>{t('order.afterSale.do.sendBack')}</Button>
        )}
      </ActionBar>
      <SendBack id={id} open={asking === 'sendBack'} onClose={() => setAsking(undefined)} />
      <Appeal id={id} open={asking === 'appeal'} onClose={() => setAsking(undefined)} />
    </>
  )
}

interface AskSheetProps {
  readonly id: string
  readonly open: boolean
  readonly onClose: () => void
}

/** The parcel the goods go back in. */
function SendBack({ id, open, onClose }: AskSheetProps) {
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
      await sendBackAfterSale({ body }, { quiet: true })
      await afterStale.afterClaim(queries)
    })
    if (taken) onClose()
  }
  return (
    <AskSheet
      open={open}
      onClose={onClose}
      title={t('order.afterSale.do.sendBack')}
      busy={form.busy}
      problem={form.refusal}
      onSend={send}
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
    </AskSheet>
  )
}

/** An operator is asked to look at a refusal. */
function Appeal({ id, open, onClose }: AskSheetProps) {
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
      await appealAfterSale({ body: { id, message: message.trim() } }, { quiet: true })
      await afterStale.afterClaim(queries)
    })
    if (taken) onClose()
  }
  return (
    <AskSheet
      open={open}
      onClose={onClose}
      title={t('order.afterSale.do.appeal')}
      busy={form.busy}
      problem={form.refusal}
      onSend={send}
    >
      <TextField
        label={t('order.afterSale.appealMessage')}
        hint={t('order.afterSale.appealHint')}
        required
        error={form.problemOf('message')}
        field={{ ...form.text('message'), maxLength: 200 }}
      />
    </AskSheet>
  )
}

interface AskSheetShellProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly busy: boolean
  readonly problem: string | undefined
  readonly onSend: () => unknown
  readonly children: ReactNode
}

function AskSheet({ open, onClose, title, busy, problem, onSend, children }: AskSheetShellProps) {
  const t = useTranslate()
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      footer={
        <Button block size='l' loading={busy} onTap={onSend}>
          {t('order.afterSale.send')}
        </Button>
      }
    >
      <Box className='tp-sale__ask'>
        {problem && <Notice tone='danger'>{problem}</Notice>}
        {children}
      </Box>
    </Sheet>
  )
}
