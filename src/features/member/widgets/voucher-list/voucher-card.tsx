import { useCopy } from '../../../../engine/actions/use-copy'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDate, formatDateTime } from '../../../../shared/date'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { Image, Pressable, Text, View } from '../../../../ui/primitives/elements'
import { QrCode } from '../../../../ui/qr-code/qr-code'
import { Sheet } from '../../../../ui/sheet/sheet'
import { cx } from '../../../../ui/style'
import { type Voucher, VoucherState } from '../../contract'

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
