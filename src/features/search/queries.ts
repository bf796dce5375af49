import { useRef, useState } from 'react'
import { type LoadContext, useQuery } from '../../engine/data/queries'
import { errorText } from '../../engine/error-text'
import { useServices } from '../../engine/services'
import { useTranslate } from '../../i18n'
import type { Persistence, StorageKey } from '../../stores/persistence'
import {
  addSearch,
  clearSearches,
  deleteSearch,
  findThings,
  listHotWords,
  listSearches,
  mergeSearches,
  type SearchType,
  suggestSearches,
} from './contract'

/** What can be searched for, the first unless an address says otherwise. */
export const TYPES = ['product', 'store', 'live', 'content'] as const satisfies SearchType[]

/** The kind of thing an address names. */
export const typeOf = (name: string | undefined): SearchType =>
  TYPES.find((type) => type === name) ?? TYPES[0]

/** Of the address of the search page: what is no part of the search input (commerce spec §5) … */
const EXCLUDED = ['x', 'engineId', 'pageIndex', 'pageSize', 'keyword']
/** … and what tells the page itself. */
const OWN = ['type', 'url', 'to']

/** What an address narrows the search by, besides the word. */
export const searchInput = (query: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).filter(
      ([name, value]) => value !== '' && ![...EXCLUDED, ...OWN].includes(name),
    ),
  )

/** Things of a kind that a word finds, page by page. */
export const foundThings = (type: SearchType, keyword: string, pageSize: number) =>
  ({
    key: ['search', 'found', type, keyword, pageSize],
    load: (pageIndex: number, { signal }: LoadContext) =>
      findThings({ body: { type, keyword, pageIndex, pageSize } }, { quiet: true, signal }),
  }) as const

/** What a word may become. */
export const suggestionsFor = (type: SearchType, keyword: string) =>
  ({
    key: ['search', 'suggest', type, keyword],
    load: ({ signal }: LoadContext) =>
      suggestSearches({ query: { type, keyword } }, { quiet: true, signal }),
    enabled: keyword !== '',
  }) as const

/** What others look for. */
export const hotWords = (type: SearchType) =>
  ({
    key: ['search', 'hot', type],
    load: ({ signal }: LoadContext) => listHotWords({ query: { type } }, { quiet: true, signal }),
  }) as const

/** Words kept on this device. */
const MOST = 10

const unique = (words: readonly string[]) => [...new Set(words)]

function readWords(persistence: Persistence, name: StorageKey): readonly string[] {
  const stored: unknown = persistence.read(name)
  return Array.isArray(stored) ? stored.filter((word) => typeof word === 'string') : []
}

/** The words of this device, of one kind of thing; a login finds those of the visitor before it. */
function useLocalWords(type: SearchType) {
  const { persistence, session } = useServices()
  const name = type === 'product' ? 'searchHistory' : (`searchHistory_${type}` as const)
  const mine = `${session.userId} ${name}`
  const [, redraw] = useState(0)
  // A full storage: the words live as long as they are shown.
  const held = useRef<{ readonly of: string; readonly words: readonly string[] }>(undefined)
  if (held.current?.of !== mine) held.current = { of: mine, words: readWords(persistence, name) }
  const { words } = held.current
  const write = (next: readonly string[]) => {
    held.current = { of: mine, words: next }
    if (next.length === 0) persistence.remove(name)
    else persistence.tryWrite(name, next)
    redraw((times) => times + 1)
  }
  const now = () => held.current?.words ?? []
  return {
    words,
    keep: (word: string) => write(unique([word, ...now()]).slice(0, MOST)),
    forget: (gone: readonly string[]) => write(now().filter((word) => !gone.includes(word))),
  }
}

/** The words as the user's own, with all that were; nothing where the server cannot be told. */
const merged = (type: SearchType, words: readonly string[]) =>
  mergeSearches({ body: { type, names: [...words] } }, { background: true }).catch(() => undefined)

export interface History {
  /** Newest first, each once. */
  readonly words: readonly string[]
  /** The server has told what it knows, or cannot be asked. */
  readonly isKnown: boolean
  readonly add: (word: string) => void
  readonly drop: (word: string) => void
  readonly clear: () => void
}

/**
 * What was searched for. A visitor's words are kept on the device; with a login they become the user's, and
 * what the server could not be told stays here until it can.
 */
export function useHistory(type: SearchType): History {
  const { session, host } = useServices()
  const t = useTranslate()
  const { isLoggedIn } = session
  const local = useLocalWords(type)
  const known = useQuery({
    key: ['search', 'record', type],
    enabled: isLoggedIn,
    async load({ signal }: LoadContext) {
      const { words } = local
      const all = words.length > 0 && (await merged(type, words))
      if (!all) return listSearches({ query: { type } }, { quiet: true, signal })
      local.forget(words)
      return all
    },
  })
  const onServer = isLoggedIn ? (known.value ?? []) : []
  /** What is gone for the server is gone, or it is said why not. */
  const remove = (call: () => Promise<unknown>) =>
    call().then(known.reload, (error: unknown) => host.toast(errorText(error, t)))

  return {
    isKnown: !isLoggedIn || known.status !== 'loading',
    words: unique([...local.words, ...onServer.map(({ name }) => name)]),
    add(word) {
      local.keep(word)
      if (!isLoggedIn) return
      addSearch({ body: { type, name: word } }, { background: true }).then(
        () => {
          local.forget([word])
          return known.reload()
        },
        () => {
          // It stays on this device: the next answer of the server begins with it.
        },
      )
    },
    drop(word) {
      local.forget([word])
      const id = onServer.find(({ name }) => name === word)?.id
      if (id !== undefined) void remove(() => deleteSearch({ query: { id } }))
    },
    clear() {
      local.forget(local.words)
      if (onServer.length > 0) void remove(() => clearSearches({ query: { type } }))
    },
  }
}
