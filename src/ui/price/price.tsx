import './price.scss'
import { formatMoney, moneyText } from '../../shared/money'
import { cx } from '../cx'
import { Txt } from '../primitives/txt'
import type { Tone } from '../tokens'
import { toneClass } from '../tokens'

export interface PriceProps {
  /** Integer cents (fen). */
  readonly cents: number
  /** Size of the integer: 16, 18 or 28 px. Default `m`. */
  readonly size?: 's' | 'm' | 'l'
  /** Default brand: what it costs. `ink` for balances and totals. */
  readonly tone?: Tone
  /** Cents before the reduction, struck through; left out when not higher. */
  readonly was?: number
  /** Writes `+` before a gain. */
  readonly plus?: boolean
  readonly className?: string
}

/** Money: the integer speaks, the sign and the cents step back. */
export function Price({ cents, size = 'm', tone = 'brand', was, plus, className }: PriceProps) {
  const { sign, currency, integer, fraction } = formatMoney(cents, plus)
  return (
    <Txt className={cx('tp-price tp-num', `tp-price--${size}`, toneClass(tone), className)}>
      <Txt className='tp-price__small'>
        {sign}
        {currency}
      </Txt>
      {integer}
      <Txt className='tp-price__small'>{fraction}</Txt>
      {was !== undefined && was > cents && <Txt className='tp-price__was'>{moneyText(was)}</Txt>}
    </Txt>
  )
}
