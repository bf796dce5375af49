import './search-input.scss'
import { useEffect, useState } from 'react'
import { Icon } from '../icon/icon'
import { Pressable, Text, View } from '../primitives/elements'
import { TextInput } from '../primitives/fields'
import { cx } from '../style'

export interface SearchInputProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** The keyboard's search key. */
  readonly onSearch?: () => void
  readonly placeholder: string
  readonly clearLabel: string
  readonly autoFocus?: boolean
  readonly className?: string
}

/** A live search field. */
export function SearchInput(props: SearchInputProps) {
  const { value, onChange, onSearch, placeholder, clearLabel, autoFocus, className } = props
  return (
    <View className={cx('tp-search', className)} role='search'>
      <Icon name='search' size={20} tone='muted' />
      <TextInput
        className='tp-search__field'
        value={value}
        onChange={onChange}
        label={placeholder}
        placeholder={placeholder}
        confirmType='search'
        onConfirm={onSearch}
        autoFocus={autoFocus}
      />
      {value !== '' && (
        <Pressable className='tp-search__clear' label={clearLabel} onTap={() => onChange('')}>
          <Icon name='circle-x' size={20} />
        </Pressable>
      )}
    </View>
  )
}

/** ms of quiet after the last letter before the server is asked. */
const TYPING = 300

/** A text once nobody has changed it for a moment; an emptied one at once. @param pause that moment, ms. */
export function useSettled(text: string, pause = TYPING): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    if (text === '') return setSettled('')
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text, pause])
  return text === '' ? '' : settled
}

export interface SearchButtonProps {
  readonly placeholder: string
  readonly onTap: () => void
  readonly className?: string
}

/** Looks like the field and leads to the page that has it. */
export function SearchButton({ placeholder, onTap, className }: SearchButtonProps) {
  return (
    <Pressable className={cx('tp-search', className)} onTap={onTap}>
      <Icon name='search' size={20} tone='muted' />
      <Text className='tp-search__text'>{placeholder}</Text>
    </Pressable>
  )
}
