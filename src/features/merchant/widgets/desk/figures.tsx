import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { BlockSkeleton } from '../../../../engine/outlet/states'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useTranslate } from '../../../../i18n'
import { moneyText } from '../../../../shared/money'
import { encodePart } from '../../../../shared/url'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Icon } from '../../../../ui/icon/icon'
import type { IconName } from '../../../../ui/icon/icons'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import { cx } from '../../../../ui/style'
import { Desk, deskUrl } from '../../parts/desk'
import { deskFigures, ownShops, type ShopFigures, shopBy } from '../../queries'
import type { DeskConfig, FiguresConfig } from '.'
import { IncomeByDay } from './income'
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
  ['lowStock', 'products', '&status=2'],
  // An administrator's alone.
  ['applications', 'applications', ''],
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
const APPROVED = 2
const REVIEW = { 1: 'warning', 2: 'success', 3: 'danger', changed: 'warning' } as const
const FORMS = ['information', 'essential', 'business'] as const

/** How the papers of a shop stand; those of an open one may have changed since. */
const stateOf = ({ status, isWaiting }: { status: number; isWaiting: boolean }) =>
  status === APPROVED && isWaiting ? 'changed' : STATES.find((each) => each === status)

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
      <Pressable
        role='link'
        className='tp-desk__card tp-desk__today'
        label={`${t('merchant.today.amount')} ${moneyText(known.amount)}`}
        onTap={open.to(deskUrl(config, 'income'))}
      >
        <View className='tp-desk__text'>
          <Text className='tp-desk__note'>{t('merchant.today.amount')}</Text>
          <Price size='l' tone='ink' cents={known.amount} />
          <Text className='tp-desk__note tp-num'>
            {[
              t('merchant.today.orders', { count: known.orders }),
              t('merchant.today.buyers', { count: known.buyers }),
              t('merchant.today.refunded', { amount: moneyText(known.refunded) }),
            ].join(' · ')}
          </Text>
        </View>
        <Icon name='chevron-right' size={16} tone='faint' />
      </Pressable>
      <View className='tp-desk__tiles'>
        {WAITING.filter(([key]) => known[key] !== undefined).map(([key, page, more]) => (
          <Pressable
            key={key}
            role='link'
            className='tp-desk__tile'
            label={`${t(`merchant.today.${key}`)} ${known[key]}`}
            onTap={open.to(deskUrl(config, page, more))}
          >
            <Text
              className={cx(
                'tp-desk__figure tp-num',
                (known[key] ?? 0) > 0 && 'tp-desk__figure--on',
              )}
            >
              {known[key]}
            </Text>
            <Text className='tp-desk__note'>{t(`merchant.today.${key}`)}</Text>
          </Pressable>
        ))}
      </View>
    </>
  )
  return (
    <View className='tp-desk__block'>
      <Text className='tp-desk__title' level={2}>
        {t('merchant.today.title')}
      </Text>
      <QueryState
        query={figures}
        offline={OFFLINE}
        skeleton={
          <Skeleton className='tp-desk__coming' kind='text' count={2} label={t('common.loading')} />
        }
      >
        {drawn}
      </QueryState>
    </View>
  )
}

function Tools({ config }: Props) {
  const t = useTranslate()
  const open = useOpen()
  return (
    <View className='tp-desk__card tp-desk__tools' role='group' label={t('merchant.tools')}>
      {TOOLS.map(([key, icon]) => (
        <Pressable
          key={key}
          role='link'
          wayOnly
          className='tp-desk__tool'
          onTap={open.to(deskUrl(config, key))}
        >
          <Icon name={icon} size={24} tone='brand' />
          <Text className='tp-desk__toolname'>{t(`merchant.tool.${key}`)}</Text>
        </Pressable>
      ))}
    </View>
  )
}

/** The three forms, and whether they were approved; and the way to another shop. */
function Papers({ merchantId, config }: PartProps) {
  const t = useTranslate()
  const open = useOpen()
  const { value } = useQuery(shopBy(merchantId))
  const shops = useQuery(ownShops).value ?? []
  /** Applied for, or turned down. */
  const closed = shops.filter(({ status }) => status !== APPROVED)
  const another = open.to(deskUrl(config, 'another'))
  const state = value && stateOf(value)
  return (
    <CellGroup className='tp-desk__papers' title={t('merchant.papers.title')}>
      {FORMS.map((form) => (
        <Cell
          key={form}
          title={t(`merchant.papers.${form}`)}
          note={form === 'business' && value ? value.licence : t(`merchant.papers.${form}Note`)}
          value={state && <Tag tone={REVIEW[state]}>{t(`merchant.papers.state.${state}`)}</Tag>}
          // Another's papers are their owner's business.
          onTap={value?.isOperator ? undefined : open.to(paperUrl(config, form, merchantId))}
        />
      ))}
      {closed.map((shop) => {
        const { id, name, reason } = shop
        const its = stateOf(shop)
        return (
          <Cell
            key={id}
            title={name}
            note={reason && t('merchant.papers.why', { reason })}
            value={its && <Tag tone={REVIEW[its]}>{t(`merchant.papers.state.${its}`)}</Tag>}
            onTap={another}
          />
        )
      })}
      {closed.length === 0 && (
        <Cell
          title={t('merchant.papers.another')}
          note={t('merchant.papers.anotherNote')}
          onTap={another}
        />
      )}
    </CellGroup>
  )
}

/** A form of one of the caller's shops. */
function paperUrl(config: DeskConfig, form: (typeof FORMS)[number], id: string): string {
  const url = deskUrl(config, form)
  return `${url}${url.includes('?') ? '&' : '?'}id=${encodePart(id)}`
}

/** Above a form of a shop's: whether what it says was approved, and the way to the others of the same shop. */
function PaperState({ config }: Props) {
  const { query, url } = usePage()
  const t = useTranslate()
  const open = useOpen()
  const { value: shops = [], status } = useQuery(ownShops)
  const shop = shops.find(({ id }) => id === query.id) ?? shops[0]
  const state = shop && stateOf(shop)
  // As high as what a shop has here: the form below keeps its place.
  if (status === 'loading') return <BlockSkeleton height={218} />
  if (!state) return null
  const { id, name, reason } = shop
  const others = FORMS.filter((form) => deskUrl(config, form) !== url)
  return (
    <>
      <Notice className='tp-desk__state' tone={reason === '' ? REVIEW[state] : 'danger'}>
        {t(`merchant.papers.notice.${state}`, { name })}
        {reason !== '' && ` ${t('merchant.papers.why', { reason })}`}
      </Notice>
      <CellGroup className='tp-desk__inset' title={t('merchant.papers.together')}>
        {others.map((form) => (
          <Cell
            key={form}
            title={t(`merchant.papers.${form}`)}
            onTap={open.to(paperUrl(config, form, id))}
          />
        ))}
      </CellGroup>
    </>
  )
}

const SHOWN = { today: Front, income: IncomeByDay, papers: PaperState }
