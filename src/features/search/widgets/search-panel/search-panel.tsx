import './search-panel.scss'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { usePage } from '../../../../engine/page/page-context'
import { useLocale, useTranslate } from '../../../../i18n'
import { safeTarget } from '../../../../routing/url'
import { localize } from '../../../../shared/l10n'
import { checkSearchUrl } from '../../../../shared/validation'
import { Button } from '../../../../ui/button/button'
import { Box } from '../../../../ui/primitives/elements'
import { SearchInput } from '../../../../ui/search-input/search-input'
import type { SearchPanelConfig, SearchPanelValue } from '.'
import { Results } from './results'
import { useHistory } from './use-history'
import { useSettled } from './use-settled'
import { Words } from './words'

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
    value.hotWords?.map((hot) => localize(hot, locale)) ?? t('user.search.hotWords').split('|')
  return (
    <Box className='tp-find'>
      <Box className='tp-find__bar'>
        <SearchInput
          value={typed}
          onChange={setTyped}
          onSearch={() => search(word)}
          placeholder={localize(value.placeholder, locale) || t('user.search.placeholder')}
          clearLabel={t('user.search.clear')}
          autoFocus={typed === ''}
        />
        <Button onTap={() => search(word)} disabled={word === ''}>
          {t('user.search.submit')}
        </Button>
      </Box>
      {keyword === '' ? (
        <>
          {history.words.length > 0 && (
            <Words
              title={t('user.search.history')}
              words={history.words}
              onPick={search}
              onClear={history.clear}
            />
          )}
          <Words title={t('user.search.hot')} words={hotWords} onPick={search} />
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
