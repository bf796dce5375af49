import './voucher-list.scss'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { useOffer, useOpen } from '../../../../engine/actions/open'
import { useSubmit } from '../../../../engine/actions/use-submit'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages } from '../../../../engine/data/queries'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { ApiError } from '../../../../errors'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDate } from '../../../../shared/date'
import { moneyText } from '../../../../shared/money'
import { fillUrl } from '../../../../shared/url'
import { Button } from '../../../../ui/button/button'
import { Card } from '../../../../ui/card/card'
import { Tabs } from '../../../../ui/choices/choices'
import { Icon } from '../../../../ui/icon/icon'
import { Tag } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState, Notice } from '../../../../ui/states/states'
import { cx } from '../../../../ui/style'
import { getLoginUser } from '../../../login'
import { type pageVouchers, refundPackage, type Voucher, VoucherState } from '../../contract'
import { stale, voucherPages } from '../../queries'
import type { VoucherListConfig } from '.'
import { VoucherSheet } from './voucher-sheet'

const PICTURE = 64

interface VoucherCardProps {
  readonly voucher: Voucher
  readonly onOpen: () => void
}

/** One voucher: what for, how many pieces are left, until when. */
export function VoucherCard({ voucher, onOpen }: VoucherCardProps) {
  const { imageUrl } = useServices().host
  const t = useTranslate()
  const locale = useLocale()
  const { name, image, total, used, state, expiresAt, packageName } = voucher
  const isOpen = state === VoucherState.Open
  return (
    <Pressable className={cx('tp-voucher', !isOpen && 'tp-voucher--over')} onTap={onOpen}>
      <Image className='tp-voucher__pic' src={imageUrl(image, PICTURE)} alt='' />
      <View className='tp-voucher__body'>
        <Text className='tp-voucher__name tp-whole'>{name}</Text>
        <Text className='tp-voucher__note tp-whole'>{packageName}</Text>
        <Text className='tp-voucher__note tp-num'>
          {t('member.voucher.until', { date: formatDate(expiresAt, locale) })}
        </Text>
      </View>
      <View className='tp-voucher__left'>
        <Text className='tp-voucher__number tp-num'>{total - used}</Text>
        <Text className='tp-voucher__note tp-num'>{t('member.voucher.of', { n: total })}</Text>
      </View>
      <Icon name={isOpen ? 'qr-code' : 'chevron-right'} size={20} tone='muted' />
    </Pressable>
  )
}

const STATES = [
  VoucherState.Open,
  VoucherState.Used,
  VoucherState.Expired,
  VoucherState.Refunded,
] as const
const TABS = STATES.map(String)
const NOT_FOUND = 404

type Packages = Awaited<ReturnType<typeof pageVouchers>>['packages']
type Bought = Packages[number]

/** The user's vouchers by state, and above those that are open the packages they came in. */
export const VoucherListWidget = observer(function VoucherListWidget({
  config,
}: WidgetProps<unknown, VoucherListConfig>) {
  const t = useTranslate()
  const open = useOpen()
  const [tab, setTab] = useState(TABS[0] ?? '')
  const [chosen, setChosen] = useState<Voucher>()
  const vouchers = usePages(voucherPages(Number(tab), config.pageSize))
  useReturnRefresh(vouchers.reload)
  const packages = useRef<Packages>([])
  if (vouchers.first) packages.current = vouchers.first.packages
  const toPackages = open.to(config.packagesUrl)
  const none = {
    title: t('member.voucher.none'),
    note: t('member.voucher.noneNote'),
    actionText: t('member.package.toList'),
    onAction: toPackages,
  }
  // The call is ours (decision 0032): a server without it sells no packages with vouchers.
  const { error } = vouchers
  if (error instanceof ApiError && error.code === NOT_FOUND) return <EmptyState {...none} />
  const isFirst = tab === TABS[0]
  return (
    <View className='tp-vouchers'>
      <View className='tp-vouchers__tabs'>
        <Tabs
          id='tp-vouchers-tab'
          fill
          items={STATES.map((state) => ({
            key: String(state),
            label: t(`member.voucher.states.${state}`),
          }))}
          active={tab}
          onChange={setTab}
          label={t('member.voucher.tabs')}
        />
      </View>
      {isFirst && packages.current.length > 0 && (
        <BoughtPackages packages={packages.current} packageUrl={config.packageUrl} />
      )}
      <PagedList
        list={vouchers}
        skeleton={<Skeleton kind='cell' count={4} label={t('common.loading')} />}
        empty={
          isFirst
            ? none
            : { title: t(`member.voucher.empty.${tab as '2' | '3' | '4'}`), compact: true }
        }
        offline={OFFLINE}
        more='common.more'
        className='tp-vouchers__list'
        label={t('member.voucher.title')}
      >
        {(voucher: Voucher) => (
          <View key={voucher.id} role='listitem'>
            <VoucherCard voucher={voucher} onOpen={() => setChosen(voucher)} />
          </View>
        )}
      </PagedList>
      <VoucherSheet voucher={chosen} onClose={() => setChosen(undefined)} />
    </View>
  )
})

interface BoughtPackagesProps {
  readonly packages: Packages
  readonly packageUrl: string
}

/** What was bought when and for how much, with the way back of the money while there is one. */
function BoughtPackages({ packages, packageUrl }: BoughtPackagesProps) {
  const { host, queries, session } = useServices()
  const { ask } = usePage()
  const t = useTranslate()
  const offer = useOffer()
  const locale = useLocale()
  const open = useOpen()
  const { busy, problem, run } = useSubmit()

  async function refund({ payId, name, amount }: Bought): Promise<void> {
    const yes = await ask({
      title: t('member.voucher.askRefund', { name }),
      text: t('member.voucher.askRefundNote', { amount: moneyText(amount) }),
      ok: t('member.voucher.refundOk'),
      cancel: t('common.cancel'),
      tone: 'danger',
    })
    if (!yes) return
    await run(async () => {
      const back = await refundPackage({ body: { payId } }, { quiet: true })
      const way = back.channel === 'balance' ? 'toBalance' : 'toSource'
      host.toast(t(`member.voucher.${way}`, { amount: moneyText(back.amount) }))
      await stale.afterRefund(queries)
      // The grade that came with it went too. A record that cannot be fetched now comes with the next start.
      const user = await getLoginUser(undefined, { quiet: true }).catch(() => undefined)
      if (user && session.user?.id === user.id) session.refresh(user)
    })
  }

  return (
    <View className='tp-vouchers__bought'>
      {problem && <Notice tone='danger'>{problem}</Notice>}
      <Card title={t('member.voucher.bought')}>
        <View role='list' label={t('member.voucher.bought')}>
          {packages.map((bought) => (
            <View key={bought.payId} className='tp-vouchers__package' role='listitem'>
              <Pressable
                role='link'
                className='tp-vouchers__about'
                onTap={open.to(fillUrl(packageUrl, bought))}
              >
                <Text className='tp-vouchers__name'>{bought.name}</Text>
                <Text className='tp-vouchers__note tp-num'>
                  {`${moneyText(bought.amount)} · ${formatDate(bought.openedAt, locale)}`}
                </Text>
              </Pressable>
              {bought.isRefunded && <Tag>{t('member.voucher.states.4')}</Tag>}
              {bought.canRefund && (
                <Button
                  size='s'
                  kind='ghost'
                  disabled={busy}
                  label={t('member.voucher.refundNamed', { name: bought.name })}
                  onTap={offer(refundPackage, () => refund(bought))}
                >
                  {t('member.voucher.refund')}
                </Button>
              )}
            </View>
          ))}
        </View>
      </Card>
    </View>
  )
}
