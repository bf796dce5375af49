import './search-bar.scss'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatUrl } from '../../../../routing/url'
import { localize } from '../../../../shared/l10n'
import { IconButton } from '../../../../ui/button/button'
import { Pressable, View } from '../../../../ui/primitives/elements'
import { ScrollView } from '../../../../ui/primitives/scroll'
import { SearchButton } from '../../../../ui/search-input/search-input'
import type { Config, Value } from '.'

/** The search page, which takes a keyword itself. */
const ITSELF = formatUrl('/tool/search', { keyword: '' })

/** The way to the search page, with words others look for. */
export function SearchBar({ value, config }: WidgetProps<Value, Config>) {
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const act = useAct()
  const { url, kind, scan, on } = config
  const words = (value.hotWords ?? []).map((word) => localize(word, locale)).filter(Boolean)
  // The search page searches itself unless the definition names another page for the answer.
  const target = url === ITSELF ? undefined : url
  const search = on?.tap
    ? act.to(on.tap)
    : open.to(formatUrl('/tool/search', { type: kind, url: target }))
  const searchFor = (word: string) =>
    open.to(
      target
        ? target + encodeURIComponent(word)
        : formatUrl('/tool/search', { type: kind, keyword: word }),
    )
  // A code that is a word, such as a bottle's, is searched for.
  const answer = target
    ? `${target}{code}`
    : `${formatUrl('/tool/search', { type: kind })}&keyword={code}`
  return (
    <View className='tp-search-bar'>
      <View className='tp-search-bar__line'>
        <SearchButton
          className='tp-search-bar__field'
          placeholder={localize(value.placeholder, locale) || t('search.bar.placeholder')}
          onTap={search}
        />
        {scan && (
          <IconButton
            className='tp-search-bar__scan'
            name='scan'
            label={t('search.bar.scan')}
            onTap={act.to({ do: 'scan', url: answer })}
          />
        )}
      </View>
      {words.length > 0 && (
        <ScrollView direction='x' className='tp-search-bar__words' label={t('search.bar.hot')}>
          {words.map((word) => (
            <Pressable
              key={word}
              role='link'
              wayOnly
              className='tp-search-bar__word'
              onTap={searchFor(word)}
            >
              {word}
            </Pressable>
          ))}
        </ScrollView>
      )}
    </View>
  )
}
