import { useEffect, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { safeTarget } from '../../../../routing/url'
import { localize } from '../../../../shared/l10n'
import { checkSearchUrl } from '../../../../shared/validation'
import { Button } from '../../../../ui/button/button'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'
import { SearchInput } from '../../../../ui/search-input/search-input'
import type { SearchPanelConfig, SearchPanelValue } from '.'
import { Results } from './results'
import './search-panel.scss'

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

/** The value once it has stayed the same for so many milliseconds; emptiness counts at once. */
export function useSettled(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (value === '') {
      setSettled('')
      return
    }
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return value === '' ? '' : settled
}

interface WordsProps {
  readonly title: string
  readonly words: readonly string[]
  readonly onPick: (word: string) => void
  readonly onClear?: () => void
}

/** Words to search for by a tap. */
export function Words({ title, words, onPick, onClear }: WordsProps) {
  const t = useTranslate()
  return (
    <Box className='tp-find__group'>
      <Box className='tp-find__head'>
        <Txt className='tp-find__title' level={2}>
          {title}
        </Txt>
        {onClear && (
          <Press className='tp-find__clear' onTap={onClear}>
            {t('search.clearHistory')}
          </Press>
        )}
      </Box>
      <Box className='tp-find__words'>
        {words.map((word) => (
          <Press key={word} className='tp-find__word' onTap={() => onPick(word)}>
            {word}
          </Press>
        ))}
      </Box>
    </Box>
  )
}

/** A pause in typing after which the results follow, ms. */
const TYPING_PAUSE = 350

/** Searches products while one types. A page given in `url` or `to` gets the keyword instead. */
export function SearchPanel({ value, config }: WidgetProps<SearchPanelValue, SearchPanelConfig>) {
  const { query } = usePage()
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const history = useHistory()
  const [typed, setTyped] = useState(query.keyword ?? '')
  const settled = useSettled(typed.trim(), TYPING_PAUSE)
  /** Set by the search key or a tapped word: no pause is waited for. */
  const [submitted, setSubmitted] = useState(query.keyword?.trim() ?? '')
  const target = [query.url, query.to].find(isTarget)
  const word = typed.trim()
  const keyword = target === undefined ? (submitted === word ? word : settled) : ''

  function search(next: string): void {
    if (next === '') return
    history.add(next)
    if (target !== undefined) {
      open(target + encodeURIComponent(next))
      return
    }
    setTyped(next)
    setSubmitted(next)
  }

  const hotWords =
    value.hotWords?.map((hot) => localize(hot, locale)) ?? t('search.hotWords').split('|')
  return (
    <Box className='tp-find'>
      <Box className='tp-find__bar'>
        <SearchInput
          value={typed}
          onChange={setTyped}
          onSearch={() => search(word)}
          placeholder={localize(value.placeholder, locale) || t('search.placeholder')}
          clearLabel={t('search.clear')}
          autoFocus={typed === ''}
        />
        <Button onTap={() => search(word)} disabled={word === ''}>
          {t('search.submit')}
        </Button>
      </Box>
      {keyword === '' ? (
        <>
          {history.words.length > 0 && (
            <Words
              title={t('search.history')}
              words={history.words}
              onPick={search}
              onClear={history.clear}
            />
          )}
          <Words title={t('search.hot')} words={hotWords} onPick={search} />
        </>
      ) : (
        <Results keyword={keyword} config={config} onOpen={() => history.add(keyword)} />
      )}
    </Box>
  )
}

/** A page of ours that takes a keyword at its end. */
function isTarget(url: string | undefined): url is string {
  return url !== undefined && checkSearchUrl(url) === undefined && safeTarget(url) !== undefined
}
