import './voucher-list.scss'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useCopy } from '../../../../engine/actions/use-copy'
import { useSubmit } from '../../../../engine/actions/use-submit'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages } from '../../../../engine/data/queries'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { ApiError } from '../../../../errors'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDate, formatDateTime } from '../../../../shared/date'
import { moneyText } from '../../../../shared/money'
import { fillUrl } from '../../../../shared/url'
import { Button } from '../../../../ui/button/button'
import { Card } from '../../../../ui/card/card'
import { Tabs } from '../../../../ui/choices/choices'
import { Icon } from '../../../../ui/icon/icon'
import { Tag } from '../../../../ui/marks/marks'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { QrCode } from '../../../../ui/qr-code/qr-code'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState, Notice } from '../../../../ui/states/states'
import { cx } from '../../../../ui/style'
import { getLoginUser } from '../../../login'
import { type pageVouchers, refundPackage, type Voucher, VoucherState } from '../../contract'
import { stale, voucherPages } from '../../queries'
import type { VoucherListConfig } from '.'

const PICTURE = 64

/** What the scanner of a store reads. */
const voucherText = (code: string) => `taproom:voucher:${code}`
/** Twelve digits in fours, as people read them out. */
const inFours = (code: string) => code.replace(/(\d{4})(?=\d)/g, '$1 ')

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

interface VoucherSheetProps {
  /** None while it is closed. */
  readonly voucher: Voucher | undefined
  readonly onClose: () => void
}

/** A voucher at the counter: its code, and what was handed out for it. */
export function VoucherSheet({ voucher, onClose }: VoucherSheetProps) {
  const t = useTranslate()
  return (
    <Sheet
      open={voucher !== undefined}
      onClose={onClose}
      title={voucher?.name ?? ''}
      closeLabel={t('common.close')}
    >
      {voucher && <AtCounter voucher={voucher} />}
    </Sheet>
  )
}

function AtCounter({ voucher }: { readonly voucher: Voucher }) {
  const t = useTranslate()
  const copy = useCopy()
  const locale = useLocale()
  const { code, total, used, state, expiresAt, uses } = voucher
  const isOpen = state === VoucherState.Open
  return (
    <View className='tp-voucher__counter'>
      {isOpen ? (
        <>
          <QrCode
            text={voucherText(code)}
            code={inFours(code)}
            label={t('member.voucher.qr')}
            note={t('member.voucher.show')}
          />
          <Button size='s' kind='ghost' icon='copy' onTap={() => copy(code)}>
            {t('member.voucher.copy')}
          </Button>
        </>
      ) : (
        <Text className='tp-voucher__name'>{t(`member.voucher.states.${state}`)}</Text>
      )}
      <View className='tp-voucher__facts'>
        <View className='tp-voucher__fact'>
          <Text className='tp-voucher__note'>{t('member.voucher.left')}</Text>
          <Text className='tp-num'>{`${total - used} / ${total}`}</Text>
        </View>
        <View className='tp-voucher__fact'>
          <Text className='tp-voucher__note'>{t('member.voucher.expires')}</Text>
          <Text className='tp-num'>{formatDateTime(expiresAt, locale)}</Text>
        </View>
      </View>
      {uses.length > 0 && (
        <View className='tp-voucher__facts' role='list' label={t('member.voucher.uses')}>
          {uses.map(({ at, count, store }) => (
            <View key={`${at} ${store}`} className='tp-voucher__fact' role='listitem'>
              <Text className='tp-voucher__use'>{`${store} × ${count}`}</Text>
              <Text className='tp-voucher__note tp-num'>{formatDateTime(at, locale)}</Text>
            </View>
          ))}
        </View>
      )}
    </View>
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
  const [chosen, setChosen] = useState<string>()
  const vouchers = usePages(voucherPages(Number(tab), config.pageSize))
  useReturnRefresh(vouchers.reload)
  const packages = useRef<Packages>([])
  if (vouchers.first) packages.current = vouchers.first.packages
  const toPackages = () => open(config.packagesUrl)
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
            <VoucherCard voucher={voucher} onOpen={() => setChosen(voucher.id)} />
          </View>
        )}
      </PagedList>
      <VoucherSheet
        voucher={vouchers.items.find(({ id }) => id === chosen)}
        onClose={() => setChosen(undefined)}
      />
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
                onTap={() => open(fillUrl(packageUrl, bought))}
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
                  onTap={() => refund(bought)}
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
