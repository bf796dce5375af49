import { useEffect, useRef } from 'react'
import { useQuery } from '../../../../engine/data/queries'
import { useServices } from '../../../../engine/services'
import { type Address, CHOSEN_ADDRESS, firstAddresses } from '../../../address'

export interface Delivery {
  readonly status: 'loading' | 'error' | 'ready'
  /** Picked for this order, else the default one; undefined when the user has none. */
  readonly address: Address | undefined
  readonly reload: () => Promise<void>
}

/** Where the order goes. Read anew when the page comes back from the list of addresses. For observers. */
export function useDelivery(enabled: boolean): Delivery {
  const { host, kept, session } = useServices()
  const { status, value, reload } = useQuery({
    ...firstAddresses,
    enabled,
  })
  const picked = kept.get(CHOSEN_ADDRESS)
  // A pick belongs to the order it was made for.
  useEffect(() => () => kept.set(CHOSEN_ADDRESS, undefined), [kept])

  const shown = useRef(false)
  host.usePageShow(() => {
    if (shown.current && enabled) reload()
    shown.current = true
  })

  const known = value?.result ?? []
  const mine = picked?.userId === session.userId ? picked : undefined
  const fresh = known.find(({ id }) => id === mine?.id) ?? mine
  return {
    status: mine ? 'ready' : status,
    address: fresh ?? known.find(({ isDefault }) => isDefault) ?? known[0],
    reload,
  }
}
