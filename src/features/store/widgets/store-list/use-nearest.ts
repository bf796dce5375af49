import { useMemo, useState } from 'react'
import { errorText } from '../../../../engine/error-text'
import { locate, type Position } from '../../../../host/locate'
import { useTranslate } from '../../../../i18n'
import type { Store } from '.'
import { fromHere } from './distance'

export interface Nearest {
  readonly stores: readonly Store[]
  readonly state: 'idle' | 'asking' | 'sorted'
  /** Why they stand as they always do. */
  readonly problem: string | undefined
  readonly ask: () => Promise<void>
}

/** Shops as the server orders them, until the user says where they are. */
export function useNearest(stores: readonly Store[]): Nearest {
  const t = useTranslate()
  const [here, setHere] = useState<Position>()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const sorted = useMemo(() => (here ? fromHere(stores, here) : stores), [stores, here])

  async function ask() {
    if (asking) return
    setAsking(true)
    setProblem(undefined)
    try {
      setHere(await locate())
    } catch (error) {
      setProblem(t('account.stores.usual', { reason: errorText(error, t) }))
    }
    setAsking(false)
  }
  const state = asking ? 'asking' : here ? 'sorted' : 'idle'
  return { stores: sorted, state, problem, ask }
}
