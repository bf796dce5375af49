import { useEffect, useState } from 'react'
import { useQuery } from '../../../../engine/data/queries'
import { isMobile } from '../../../../shared/validation'
import type { TransferPrice } from '../../contract'
import { transferPrice } from '../../queries-account'

/** How long the form stays as it is before its price is asked for, ms. */
const PAUSE = 400

export interface Price {
  /** Of what is in the form now, never of what was. */
  readonly price: TransferPrice | undefined
  readonly asking: boolean
  /** Why there is none: mostly that nobody has this number. */
  readonly error: unknown
  readonly reload: () => Promise<void>
}

/** The fee of an amount, and who would get it; a question that was overtaken is cancelled. */
export function usePrice(amount: number | undefined, mobile: string): Price {
  const toMobile = isMobile(mobile) ? mobile : ''
  const wanted = amount !== undefined && amount > 0 ? `${amount} ${toMobile}` : ''
  const [asked, setAsked] = useState('')
  useEffect(() => {
    if (wanted === '') return setAsked('')
    const timer = setTimeout(() => setAsked(wanted), PAUSE)
    return () => clearTimeout(timer)
  }, [wanted])
  const isSettled = wanted !== '' && asked === wanted
  const query = useQuery({
    ...transferPrice(amount ?? 0, toMobile),
    enabled: isSettled,
  })
  const shown = isSettled ? query : undefined
  return {
    price: shown?.value,
    asking: wanted !== '' && (!isSettled || query.status === 'loading'),
    error: shown?.status === 'error' ? query.error : undefined,
    reload: query.reload,
  }
}
