import './investment.scss'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { FormSheet } from '../../../../engine/actions/form-sheet'
import { useOpen } from '../../../../engine/actions/open'
import { useForm } from '../../../../engine/actions/use-form'
import { useOnce } from '../../../../engine/actions/use-once'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { latePart } from '../../../../engine/outlet/lazy-widget'
import { OneState } from '../../../../engine/outlet/one-state'
import { BlockSkeleton } from '../../../../engine/outlet/states'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { InvestmentGate } from '../../../../engine/virtual-goods'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDate } from '../../../../shared/date'
import { moneyText } from '../../../../shared/money'
import { fillUrl } from '../../../../shared/url'
import { checkMobile } from '../../../../shared/validation'
import { ActionBar } from '../../../../ui/action-bar/action-bar'
import { Button } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Stepper } from '../../../../ui/choices/choices'
import { FormField, TextField } from '../../../../ui/form-field/form-field'
import { Price } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import { applyInvestment, type Brand, INVEST_NAME } from '../../contract-invest'
import type { ReportChartConfig, ReportChartProps } from '../../parts/report-chart'
import { brandBy, stale } from '../../queries'
import { cellText } from '../../rules/cell'
import type { BrandConfig } from '.'

const MOBILE_LENGTH = 11

/** As a definition would say it. */
const LINE: ReportChartConfig = {
  kind: 'line',
  report: '',
  single: '',
  x: 'day',
  y: ['cents'],
  periods: [],
}

/** Room of a line with its title, px at base width 375. */
const CHART = 340

/** See `ReportChart`; a browser loads it with the first curve. */
const LateChart = latePart<ReportChartProps>(
  () => import('../../parts/report-chart').then(({ ReportChart }) => ReportChart),
  <BlockSkeleton height={CHART} />,
)

interface CurveProps {
  readonly title: string
  readonly days: Brand['days']
  readonly asOf: number
}

/** Income by day as a line; a tap reads a day, and a table has them all. */
export function Curve({ title, days, asOf }: CurveProps) {
  const t = useTranslate()
  const value = useMemo(
    () => ({
      columns: [
        { key: 'day', name: t('report.invest.day'), format: 'day' },
        { key: 'cents', name: t('report.invest.income'), format: 'money' },
      ],
      rows: days.map((day) => ({ ...day })),
      asOf,
    }),
    [days, asOf, t],
  )
  return <LateChart id='curve' slot={() => null} value={value} config={{ ...LINE, title }} />
}

/** The brand of the page's address, where it may be told of. */
export function BrandWidget(props: WidgetProps<unknown, BrandConfig>) {
  return (
    <InvestmentGate>
      <BrandPage {...props} />
    </InvestmentGate>
  )
}

const BrandPage = observer(function BrandPage({ config }: WidgetProps<unknown, BrandConfig>) {
  const { query } = usePage()
  const t = useTranslate()
  const { brandNo = '' } = query
  const brand = useQuery({ ...brandBy(brandNo), enabled: brandNo !== '' })
  useReturnRefresh(brand.reload)
  return (
    <OneState
      id={brandNo}
      query={brand}
      skeleton={<Skeleton kind='text' count={6} label={t('common.loading')} />}
      missing={{
        title: 'report.invest.noBrand',
        action: 'report.invest.toMarket',
        url: config.marketUrl,
        replace: true,
      }}
    >
      {(value) => <Shown brand={value} config={config} />}
    </OneState>
  )
})

function Shown({ brand, config }: { readonly brand: Brand; readonly config: BrandConfig }) {
  const t = useTranslate()
  const locale = useLocale()
  const [isOpen, setIsOpen] = useState(false)
  const { brandNo, merchantName, price, least, most, left, cumIncome, cumReturn } = brand
  const isSoldOut = left < least
  return (
    <View className='tp-invest tp-invest--page'>
      <CellGroup title={brandNo}>
        <Cell title={t('report.invest.merchant')} value={merchantName} />
        <Cell title={t('report.invest.price')} value={moneyText(price)} />
        <Cell title={t('report.invest.cumIncome')} value={moneyText(cumIncome)} />
        <Cell title={t('report.invest.cumReturn')} value={cellText(cumReturn, 'percent')} />
        <Cell
          title={t('report.invest.bounds')}
          value={t('report.invest.boundsOf', { least, most })}
        />
        <Cell title={t('report.invest.left')} value={String(left)} />
        <Cell title={t('report.invest.since')} value={formatDate(brand.launchedAt, locale)} />
      </CellGroup>
      <Curve title={t('report.invest.curve')} days={brand.days} asOf={brand.asOf} />
      <Notice tone='warning' className='tp-invest__risk'>
        {t('report.invest.risk', { count: brand.exitDays, percent: brand.exitPercent })}
      </Notice>
      <ActionBar
        lead={
          <View role='group' label={t('report.invest.price')}>
            <Text className='tp-invest__note'>{t('report.invest.price')}</Text>
            <Price cents={price} />
          </View>
        }
      >
        <Button size='l' disabled={isSoldOut} onTap={() => setIsOpen(true)}>
          {t(isSoldOut ? 'report.invest.soldOut' : 'report.invest.apply')}
        </Button>
      </ActionBar>
      <Apply brand={brand} open={isOpen} onClose={() => setIsOpen(false)} config={config} />
    </View>
  )
}

interface ApplyProps {
  readonly brand: Brand
  readonly open: boolean
  readonly onClose: () => void
  readonly config: BrandConfig
}

/** How many devices, and for whom. Sent once, whatever becomes of the answer. */
function Apply({ brand, open, onClose, config }: ApplyProps) {
  const { queries, session, host } = useServices()
  const t = useTranslate()
  const go = useOpen()
  const once = useOnce()
  const { brandNo, price, least, most, left } = brand
  const max = Math.min(most, left)
  const labels = { name: t('report.invest.name'), mobile: t('report.invest.mobile') }
  const form = useForm({
    initial: () => ({ count: least, name: '', mobile: session.user?.mobile ?? '' }),
    labels,
    check: ({ name, mobile }) => ({
      name: name.trim() === '' ? 'report.invest.needName' : undefined,
      mobile: checkMobile(mobile),
    }),
  })
  const { count } = form.values
  const amount = count * price

  async function send(): Promise<void> {
    let id = ''
    const taken = await form.submit(async ({ name, mobile }) => {
      const body = { brandNo, count, amount, name: name.trim(), mobile }
      try {
        const answer = await once(
          (requestId) => applyInvestment({ body: { ...body, requestId } }, { quiet: true }),
          JSON.stringify(body),
        )
        id = answer.id
      } finally {
        void stale.afterInvesting(queries)
      }
    })
    if (!taken) return
    host.toast(t('report.invest.applied'))
    onClose()
    await go(fillUrl(config.itemUrl, { id }))
  }

  return (
    <FormSheet
      open={open}
      onClose={onClose}
      title={t('report.invest.applyFor', { brandNo })}
      submitText={t('report.invest.send', { amount: moneyText(amount) })}
      form={form}
      onSubmit={send}
    >
      <View className='tp-invest__fields'>
        <FormField
          label={t('report.invest.count')}
          hint={t('report.invest.boundsOf', { least, most: max })}
        >
          <Stepper
            value={count}
            min={least}
            max={max}
            label={t('report.invest.count')}
            lessLabel={t('report.invest.less')}
            moreLabel={t('report.invest.more')}
            onChange={(next) => form.set({ count: next })}
          />
        </FormField>
        <TextField
          label={labels.name}
          required
          hint={t('report.invest.nameHint')}
          error={form.problemOf('name')}
          field={{ ...form.text('name'), maxLength: INVEST_NAME, confirmType: 'next' }}
        />
        <TextField
          label={labels.mobile}
          required
          error={form.problemOf('mobile')}
          field={{ ...form.text('mobile'), type: 'tel', maxLength: MOBILE_LENGTH }}
        />
      </View>
    </FormSheet>
  )
}
