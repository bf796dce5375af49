import { useRef, useState } from 'react'
import { setCartCount } from '../../contract'

export interface Counts {
  /** What the user wants of a line, when the server has not said so yet. */
  readonly wanted: ReadonlyMap<string, number>
  readonly set: (id: string, count: number) => void
}

interface Outcome {
  /** The server has the last count of a line. */
  readonly onSaved: (id: string, count: number) => void
  readonly onRefused: (error: unknown) => Promise<unknown>
}

/**
 * Counts that change under the finger and are saved behind it: one call a line at a time, then one more
 * for what was tapped meanwhile, so that the last tap wins whatever the order of the answers.
 */
export function useCounts({ onSaved, onRefused }: Outcome): Counts {
  const [wanted, setWanted] = useState<ReadonlyMap<string, number>>(new Map())
  const latest = useRef(new Map<string, number>())
  const saving = useRef(new Set<string>())

  const show = () => setWanted(new Map(latest.current))

  async function save(id: string): Promise<void> {
    if (saving.current.has(id)) return
    saving.current.add(id)
    try {
      let count = latest.current.get(id)
      while (count !== undefined) {
        await setCartCount({ body: { id, count } }, { quiet: true })
        onSaved(id, count)
        const next = latest.current.get(id)
        if (next === count) latest.current.delete(id)
        count = next === count ? undefined : next
      }
    } catch (error) {
      latest.current.delete(id)
      await onRefused(error)
    }
    saving.current.delete(id)
    show()
  }

  return {
    wanted,
    set(id, count) {
      latest.current.set(id, count)
      show()
      save(id)
    },
  }
}
