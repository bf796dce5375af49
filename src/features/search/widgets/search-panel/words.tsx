import { useTranslate } from '../../../../i18n'
import { Box, Press, Txt } from '../../../../ui/primitives/elements'

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
            {t('user.search.clearHistory')}
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
