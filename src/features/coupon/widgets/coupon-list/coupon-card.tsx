import { memo } from 'react'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDate } from '../../../../shared/date'
import { formatMoney, moneyText } from '../../../../shared/money'
import { Button } from '../../../../ui/button/button'
import { Tag } from '../../../../ui/marks/marks'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { cx } from '../../../../ui/style'
import { type Coupon, CouponState } from '../../contract'

interface CouponCardProps {
  readonly coupon: Coupon
  readonly busy: boolean
  readonly onClaim: (coupon: Coupon) => void
  readonly onUse: (coupon: Coupon) => void
}

/** Fewer than this many are counted; how far it has gone is told from this percentage on. */
const FEW = 20
const MANY = 50

/** A coupon: what it takes off, when, until when, and its one button. */
export const CouponCard = memo(function CouponCard(props: CouponCardProps) {
  const { coupon, busy, onClaim, onUse } = props
  const { name, amount, threshold, className, endsAt, left, total, state } = coupon
  const t = useTranslate()
  const locale = useLocale()
  const off = moneyText(amount)
  const gone = state === CouponState.SoldOut || state === CouponState.Expired
  const { currency, integer, fraction } = formatMoney(amount)
  const taken = Math.min(100, Math.floor(((total - left) / Math.max(1, total)) * 100))
  return (
    <Box className={cx('tp-coupon', gone && 'tp-coupon--gone')} role='listitem'>
      <Box className='tp-coupon__worth'>
        <Txt className='tp-coupon__amount tp-num'>
          <Txt className='tp-coupon__currency'>{currency}</Txt>
          {integer}
          {fraction !== '.00' && <Txt className='tp-coupon__fraction'>{fraction}</Txt>}
        </Txt>
        <Txt className='tp-coupon__off'>{t('coupon.off')}</Txt>
      </Box>
      <Box className='tp-coupon__body'>
        <Txt className='tp-coupon__name tp-clamp-2'>{name}</Txt>
        <Box className='tp-coupon__terms'>
          <Txt className='tp-coupon__note tp-num'>
            {threshold > 0
              ? t('coupon.minimum', { amount: moneyText(threshold).replace(/\.00$/, '') })
              : t('coupon.noMinimum')}
          </Txt>
          {className === '' ? (
            <Tag>{t('coupon.anything')}</Tag>
          ) : (
            <Tag tone='brand'>{t('coupon.scope', { name: className })}</Tag>
          )}
        </Box>
        <Txt className='tp-coupon__note tp-num'>
          {t('coupon.until', { date: formatDate(endsAt, locale) })}
        </Txt>
        {state === CouponState.Open && (left < FEW || taken >= MANY) && (
          <Box className='tp-coupon__stock'>
            <Box className='tp-coupon__track' decor>
              <Box className='tp-coupon__taken' style={{ width: `${taken}%` }} />
            </Box>
            <Txt className='tp-coupon__left tp-num'>
              {left < FEW ? t('coupon.left', { n: left }) : t('coupon.taken', { n: taken })}
            </Txt>
          </Box>
        )}
      </Box>
      <Box className='tp-coupon__act'>
        {gone && <Txt className='tp-coupon__stamp'>{t(`coupon.state.${state}`)}</Txt>}
        {state === CouponState.Open && (
          <Button
            size='s'
            loading={busy}
            label={t('coupon.claimNamed', { name, amount: off })}
            onTap={() => onClaim(coupon)}
          >
            {t('coupon.claim')}
          </Button>
        )}
        {state === CouponState.Claimed && (
          <Button
            size='s'
            kind='secondary'
            label={t('coupon.useNamed', { name, amount: off })}
            onTap={() => onUse(coupon)}
          >
            {t('coupon.use')}
          </Button>
        )}
      </Box>
    </Box>
  )
})
