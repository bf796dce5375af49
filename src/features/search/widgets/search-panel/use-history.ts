import { useState } from 'react'
import { useServices } from '../../../../engine/services'

const MOST = 10

export interface History {
  /** Newest first. */
  readonly words: readonly string[]
  readonly add: (word: string) => void
  readonly clear: () => void
}

/** What was searched for on this device: each word once, ten at most. */
export function useHistory(): History {
  const { persistence } = useServices()
  const [words, setWords] = useState<readonly string[]>(() => {
    const stored: unknown = persistence.read('searchHistory')
    return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string') : []
  })
  return {
    words,
    add(word) {
      const next = [word, ...words.filter((known) => known !== word)].slice(0, MOST)
      setWords(next)
      try {
        persistence.write('searchHistory', next)
      } catch {
        // A full storage: the list lives until the page closes.
      }
    },
    clear() {
      setWords([])
      persistence.remove('searchHistory')
    },
  }
}
