import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { useReturnRefresh } from '../../../../engine/page/page-context'
import { useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Segmented } from '../../../../ui/choices/choices'
import { Icon } from '../../../../ui/icon/icon'
import type { IconName } from '../../../../ui/icon/icons'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState, Notice } from '../../../../ui/states/states'
import { cx } from '../../../../ui/style'
import { Desk, deskUrl } from '../../parts/desk'
import { deskFigures, incomeOf, ownShops, type ShopFigures, shopBy } from '../../queries'
import type { DeskConfig, FiguresConfig } from '.'
import '../../parts/desk-figures.scss'

interface Props {
  readonly config: DeskConfig
}

/** The figures of a shop, those the definition asks for. */
export function SellerFigures({ config }: WidgetProps<unknown, FiguresConfig>) {
  const Shown = SHOWN[config.show]
  return <Shown config={config} />
}

/** What waits, each with the page where it is done. */
const WAITING = [
  ['toShip', 'orders', '&status=2'],
  ['toPickUp', 'codes', ''],
  ['afterSales', 'sales', ''],
  ['reviews', 'reviews', ''],
  ['lowStock', 'products', ''],
] as const

const TOOLS: readonly (readonly [
  key: 'orders' | 'sales' | 'codes' | 'products' | 'coupons' | 'reviews' | 'customers' | 'income',
  icon: IconName,
])[] = [
  ['orders', 'receipt'],
  ['codes', 'scan'],
  ['sales', 'returns'],
  ['products', 'beer'],
  ['coupons', 'coupon'],
  ['reviews', 'star'],
  ['customers', 'users'],
  ['income', 'bar-chart'],
]

/** Of a merchant: applied, approved, refused. */
const STATES = [1, 2, 3] as const
const REVIEW = { 1: 'warning', 2: 'success', 3: 'danger' } as const
const FORMS = ['information', 'essential', 'business'] as const

/** Today, what waits, the tools, and the shop's papers. */
function Front({ config }: Props) {
  return (
    <Desk config={config}>
      {({ id }) => (
        <>
          <Today merchantId={id} config={config} />
          <Tools config={config} />
          <Papers merchantId={id} config={config} />
        </>
      )}
    </Desk>
  )
}

interface PartProps extends Props {
  readonly merchantId: string
}

function Today({ merchantId, config }: PartProps) {
  const t = useTranslate()
  const open = useOpen()
  const figures = useQuery(deskFigures(merchantId))
  useReturnRefresh(figures.reload)
  const drawn = (known: ShopFigures) => (
    <>
      <Press
        role='link'
        className='tp-desk__card tp-desk__today'
        label={`${t('merchant.today.amount')} ${moneyText(known.amount)}`}
        onTap={() => open(deskUrl(config, 'income'))}
      >
        <Box className='tp-desk__text'>
          <Txt className='tp-desk__note'>{t('merchant.today.amount')}</Txt>
          <Price size='l' tone='ink' cents={known.amount} />
          <Txt className='tp-desk__note tp-num'>
            {[
              t('merchant.today.orders', { count: known.orders }),
              t('merchant.today.buyers', { count: known.buyers }),
              t('merchant.today.refunded', { amount: moneyText(known.refunded) }),
            ].join(' · ')}
          </Txt>
        </Box>
        <Icon name='chevron-right' size={16} tone='faint' />
      </Press>
      <Box className='tp-desk__tiles'>
        {WAITING.map(([key, page, more]) => (
          <Press
            key={key}
            role='link'
            className='tp-desk__tile'
            label={`${t(`merchant.today.${key}`)} ${known[key]}`}
            onTap={() => open(deskUrl(config, page, more))}
          >
            <Txt className={cx('tp-desk__figure tp-num', known[key] > 0 && 'tp-desk__figure--on')}>
              {known[key]}
            </Txt>
            <Txt className='tp-desk__note'>{t(`merchant.today.${key}`)}</Txt>
          </Press>
        ))}
      </Box>
    </>
  )
  return (
    <Box className='tp-desk__block'>
      <Txt className='tp-desk__title' level={2}>
        {t('merchant.today.title')}
      </Txt>
      <QueryState
        query={figures}
        offline={OFFLINE}
        skeleton={<Skeleton kind='text' count={2} label={t('common.loading')} />}
      >
        {drawn}
      </QueryState>
    </Box>
  )
}

function Tools({ config }: Props) {
  const t = useTranslate()
  const open = useOpen()
  return (
    <Box className='tp-desk__card tp-desk__tools' role='group' label={t('merchant.tools')}>
      {TOOLS.map(([key, icon]) => (
        <Press
          key={key}
          role='link'
          className='tp-desk__tool'
          onTap={() => open(deskUrl(config, key))}
        >
          <Icon name={icon} size={24} tone='brand' />
          <Txt className='tp-desk__toolname'>{t(`merchant.tool.${key}`)}</Txt>
        </Press>
      ))}
    </Box>
  )
}

/** The three forms, and whether they were approved. */
function Papers({ merchantId, config }: PartProps) {
  const t = useTranslate()
  const open = useOpen()
  const { value } = useQuery(shopBy(merchantId))
  const state = STATES.find((each) => each === value?.status)
  return (
    <CellGroup className='tp-desk__papers' title={t('merchant.papers.title')}>
      {FORMS.map((form) => (
        <Cell
          key={form}
          title={t(`merchant.papers.${form}`)}
          note={form === 'business' && value ? value.licence : t(`merchant.papers.${form}Note`)}
          value={state && <Tag tone={REVIEW[state]}>{t(`merchant.papers.state.${state}`)}</Tag>}
          onTap={() => open(deskUrl(config, form))}
        />
      ))}
    </CellGroup>
  )
}

/** Above a form of the shop's: whether what it says was approved. */
function PaperState() {
  const t = useTranslate()
  const shops = useQuery(ownShops)
  const [first] = shops.value ?? []
  const state = first && STATES.find((each) => each === first.status)
  if (!state) return null
  return (
    <Notice className='tp-desk__state' tone={REVIEW[state]}>
      {t(`merchant.papers.notice.${state}`, { name: first.name })}
    </Notice>
  )
}

const PERIODS = ['7', '30', '90'] as const

/** What came in and what went back, day by day. */
function IncomeByDay({ config }: Props) {
  const t = useTranslate()
  const [days, setDays] = useState<(typeof PERIODS)[number]>('30')
  return (
    <Desk config={config}>
      {({ id }) => (
        <>
          <Segmented
            label={t('merchant.income.period')}
            options={PERIODS.map((value) => ({
              value,
              label: t('merchant.income.days', { n: value }),
            }))}
            value={days}
            onChange={setDays}
          />
          <Income key={id} merchantId={id} days={Number(days)} />
        </>
      )}
    </Desk>
  )
}

function Income({ merchantId, days }: { readonly merchantId: string; readonly days: number }) {
  const t = useTranslate()
  const income = useQuery(incomeOf(merchantId, days))
  return (
    <QueryState
      query={income}
      offline={OFFLINE}
      skeleton={<Skeleton kind='cell' count={6} label={t('common.loading')} />}
    >
      {(known) => (
        <>
          <Box className='tp-desk__card'>
            <Txt className='tp-desk__note'>{t('merchant.income.net')}</Txt>
            <Price size='l' tone='ink' cents={known.net} />
            <Box className='tp-desk__sums'>
              {(['amount', 'refunded', 'settled', 'pending'] as const).map((key) => (
                <Box key={key} className='tp-desk__sum'>
                  <Txt className='tp-desk__note'>{t(`merchant.income.${key}`)}</Txt>
                  <Txt className='tp-desk__strong tp-num'>{moneyText(known[key])}</Txt>
                </Box>
              ))}
            </Box>
          </Box>
          {known.days.length === 0 && <EmptyState compact title={t('merchant.income.empty')} />}
          <Box className='tp-desk__days' role='list' label={t('merchant.income.byDay')}>
            {known.days.map(({ day, orders, amount, refunded }) => (
              <Box key={day} role='listitem' className='tp-desk__day'>
                <Box className='tp-desk__text'>
                  <Txt className='tp-desk__strong tp-num'>{day}</Txt>
                  <Txt className='tp-desk__note tp-num'>
                    {[
                      t('merchant.today.orders', { count: orders }),
                      refunded > 0 && t('merchant.today.refunded', { amount: moneyText(refunded) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Txt>
                </Box>
                <Price size='s' tone='ink' cents={amount - refunded} plus />
              </Box>
            ))}
          </Box>
        </>
      )}
    </QueryState>
  )
}

const SHOWN = { today: Front, income: IncomeByDay, papers: PaperState }
