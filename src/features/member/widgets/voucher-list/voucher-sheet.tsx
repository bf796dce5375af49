import '../../../../ui/outcome/cheer.scss'
import { useState } from 'react'
import { useCopy } from '../../../../engine/actions/use-copy'
import { usePolling } from '../../../../engine/data/use-polling'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { Button } from '../../../../ui/button/button'
import { Outcome } from '../../../../ui/outcome/outcome'
import { Text, View } from '../../../../ui/primitives/elements'
import { QrCode } from '../../../../ui/qr-code/qr-code'
import { Sheet } from '../../../../ui/sheet/sheet'
import { pageVouchers, type Voucher, VoucherState } from '../../contract'
import { stale } from '../../queries'

/** What the scanner of a store reads. */
const voucherText = (code: string) => `taproom:voucher:${code}`
/** Twelve digits in fours, as people read them out. */
const inFours = (code: string) => code.replace(/(\d{4})(?=\d)/g, '$1 ')

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
      {voucher?.state === VoucherState.Open ? (
        <ToBeUsed key={voucher.id} voucher={voucher} />
      ) : (
        voucher && <AtCounter voucher={voucher} />
      )}
    </Sheet>
  )
}

/** While its code is held out, what the counter does with it, ms. */
const EVERY = 3000

/** A voucher that can be used: what is handed out for it shows as soon as the server knows. */
function ToBeUsed({ voucher }: { readonly voucher: Voucher }) {
  const { queries } = useServices()
  const t = useTranslate()
  const [now, setNow] = useState(voucher)
  const count = now.used - voucher.used
  usePolling(
    async () => {
      const { id } = voucher
      const { result } = await pageVouchers({ body: { id } }, { quiet: true })
      const found = result.find((each) => each.id === id)
      if (!found || found.used === now.used) return
      setNow(found)
      await stale.afterUse(queries)
    },
    EVERY,
    { first: EVERY },
  )
  return (
    <>
      {count > 0 && (
        <View key={count} className='tp-outcome--cheer'>
          <Outcome icon='check' tone='success' title={t('member.voucher.redeemed', { count })}>
            <Text className='tp-outcome__note'>{now.uses[now.uses.length - 1]?.store ?? ''}</Text>
          </Outcome>
        </View>
      )}
      <AtCounter voucher={now} />
    </>
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
