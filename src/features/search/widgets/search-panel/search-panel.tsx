import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOffer, useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { usePage } from '../../../../engine/page/page-context'
import { EndpointNotFoundError } from '../../../../errors'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatUrl, safeTarget } from '../../../../routing/url'
import { localize, type TextKey } from '../../../../shared/l10n'
import { checkSearchUrl } from '../../../../shared/validation'
import { Button } from '../../../../ui/button/button'
import { Tabs } from '../../../../ui/choices/choices'
import { Icon } from '../../../../ui/icon/icon'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { SearchInput, useSettled } from '../../../../ui/search-input/search-input'
import { Notice } from '../../../../ui/states/states'
import { clearSearches, deleteSearch } from '../../contract'
import { hotWords, searchInput, suggestionsFor, TYPES, typeOf, useHistory } from '../../queries'
import type { SearchPanelConfig, SearchPanelValue } from '.'
import { Results } from './results'
import './search-panel.scss'

/** A pause in typing after which the results follow, ms; what the word may become is there before. */
const TYPING_PAUSE = 350
const SUGGESTING_PAUSE = 150

const PLACEHOLDERS = {
  product: 'search.placeholder',
  store: 'search.placeholders.store',
  live: 'search.placeholders.live',
  content: 'search.placeholders.content',
} as const satisfies Record<string, TextKey>

/** Searches while one types. A page given in `url` or `to` gets the keyword instead. */
export const SearchPanel = observer(function SearchPanel({
  value,
  config,
  id,
}: WidgetProps<SearchPanelValue, SearchPanelConfig>) {
  const { query } = usePage()
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const [type, setType] = useState(() => typeOf(query.type))
  const history = useHistory(type)
  const [typed, setTyped] = useState(query.keyword ?? '')
  const settled = useSettled(typed.trim(), TYPING_PAUSE)
  const begun = useSettled(typed.trim(), SUGGESTING_PAUSE)
  /** Set by the search key or a tapped word: no pause is waited for. */
  const [submitted, setSubmitted] = useState(query.keyword?.trim() ?? '')
  const { target, problem } = targetOf(query)
  const word = typed.trim()
  const isSubmitted = submitted === word
  const keyword = target === undefined ? (isSubmitted ? word : settled) : ''
  const input = searchInput(query)
  const hot = useQuery(hotWords(type))
  const suggested = useQuery(suggestionsFor(type, isSubmitted ? '' : begun))
  // A server that knows no hot words finds products only (decision 0028).
  const isOld = hot.error instanceof EndpointNotFoundError

  function search(next: string): void {
    if (next === '') return
    history.add(next)
    if (target !== undefined) {
      open(formatUrl(target + encodeURIComponent(next), input))
      return
    }
    setTyped(next)
    setSubmitted(next)
  }

  const given = value.hotWords?.map((each) => localize(each, locale))
  const common = hot.value?.map(({ name }) => name) ?? t('search.hotWords').split('|')
  const own = history.words.filter((each) => each.toLowerCase().includes(word.toLowerCase()))
  const suggestions = word === '' || isSubmitted ? [] : [...own, ...(suggested.value ?? [])]
  return (
    <View className='tp-find'>
      <View className='tp-find__bar'>
        <SearchInput
          value={typed}
          onChange={setTyped}
          onSearch={() => search(word)}
          placeholder={
            (type === 'product' && localize(value.placeholder, locale)) || t(PLACEHOLDERS[type])
          }
          clearLabel={t('search.clear')}
          autoFocus={typed === ''}
        />
        <Button onTap={() => search(word)} disabled={word === ''}>
          {t('search.submit')}
        </Button>
      </View>
      {problem && <Notice tone='warning'>{t(problem)}</Notice>}
      {target === undefined && !isOld && (
        <View className='tp-find__types'>
          <Tabs
            id={`${id}-type`}
            items={TYPES.map((key) => ({ key, label: t(`search.types.${key}`) }))}
            active={type}
            onChange={setType}
            label={t('search.types.label')}
            fill
          />
        </View>
      )}
      <Suggestions words={suggestions} typed={word} own={own} onPick={search} />
      {keyword === '' ? (
        word === '' && (
          <>
            <Words
              title={t('search.history')}
              words={history.words}
              onPick={search}
              onDrop={history.drop}
              onClear={history.clear}
            />
            {history.isKnown && (
              <Words
                title={t('search.hot')}
                words={type === 'product' && given ? given : common}
                onPick={search}
              />
            )}
          </>
        )
      ) : (
        <Results
          key={`${type} ${keyword}`}
          id={id}
          type={type}
          keyword={keyword}
          input={input}
          config={config}
          onOpen={() => history.add(keyword)}
        />
      )}
    </View>
  )
})

/** The page that gets the keyword, and what is wrong with the address that names it. */
function targetOf(query: Readonly<Record<string, string>>): {
  readonly target?: string
  readonly problem?: TextKey
} {
  const named = [query.url, query.to].filter((url) => url !== undefined)
  const problemOf = (url: string) =>
    checkSearchUrl(url) ?? (safeTarget(url) === undefined ? 'search.foreign' : undefined)
  const target = named.find((url) => problemOf(url) === undefined)
  const [first] = named
  return {
    target,
    problem: target === undefined && first !== undefined ? problemOf(first) : undefined,
  }
}

interface WordsProps {
  readonly title: string
  readonly words: readonly string[]
  readonly onPick: (word: string) => void
  /** Forgets one of them. */
  readonly onDrop?: (word: string) => void
  readonly onClear?: () => void
}

/** Words to search for by a tap; nothing without words. */
function Words({ title, words, onPick, onDrop, onClear }: WordsProps) {
  const t = useTranslate()
  const offer = useOffer()
  if (words.length === 0) return null
  return (
    <View className='tp-find__group' role='group' label={title}>
      <View className='tp-find__head'>
        <Text className='tp-find__title' level={2}>
          {title}
        </Text>
        {onClear && (
          <Pressable className='tp-find__clear' onTap={offer(clearSearches, onClear)}>
            {t('search.clearHistory')}
          </Pressable>
        )}
      </View>
      <View className='tp-find__words'>
        {[...new Set(words)].map((word) => (
          <View key={word} className='tp-find__chip'>
            <Pressable className='tp-find__word' onTap={() => onPick(word)}>
              {word}
            </Pressable>
            {onDrop && (
              <Pressable
                className='tp-find__drop'
                label={t('search.forget', { word })}
                onTap={offer(deleteSearch, () => onDrop(word))}
              >
                <Icon name='x' size={14} />
              </Pressable>
            )}
          </View>
        ))}
      </View>
    </View>
  )
}

/** Rows of suggestions: more would push what was found off the screen. */
const MOST_SUGGESTED = 6

interface SuggestionsProps {
  readonly words: readonly string[]
  /** What was typed so far, which needs no row. */
  readonly typed: string
  /** Those that were searched for before. */
  readonly own: readonly string[]
  readonly onPick: (word: string) => void
}

/** What the word in the field may become, one a row. */
function Suggestions({ words, typed, own, onPick }: SuggestionsProps) {
  const t = useTranslate()
  const shown = [...new Set(words)].filter((word) => word !== typed).slice(0, MOST_SUGGESTED)
  if (shown.length === 0) return null
  return (
    <View className='tp-find__suggestions' role='group' label={t('search.suggestions')}>
      {shown.map((word) => (
        <Pressable key={word} className='tp-find__suggestion' onTap={() => onPick(word)}>
          <Icon name={own.includes(word) ? 'history' : 'search'} size={16} tone='muted' />
          <Text className='tp-find__suggested tp-ellipsis'>{word}</Text>
        </Pressable>
      ))}
    </View>
  )
}
