import './list-footer.scss'
import { Spinner } from '../marks/marks'
import { Pressable, Text, View } from '../primitives/elements'

export interface ListFooterProps {
  /** `more`: tap to load. `end`: nothing follows. `error`: tap to try again. */
  readonly state: 'loading' | 'more' | 'end' | 'error'
  /** The sentence for that state. */
  readonly text: string
  readonly onTap?: () => void
}

/** The last line of a list that loads page by page. */
export function ListFooter({ state, text, onTap }: ListFooterProps) {
  if (state === 'more' || state === 'error') {
    return (
      <Pressable className={`tp-list-footer tp-list-footer--${state}`} onTap={onTap}>
        {text}
      </Pressable>
    )
  }
  return (
    <View className='tp-list-footer' role='status'>
      {state === 'loading' && <Spinner size={16} />}
      <Text>{text}</Text>
    </View>
  )
}
