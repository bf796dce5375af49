import type { ReactNode } from 'react'
import { IconButton } from '../button/button'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icons'
import { Spinner } from '../marks/marks'
import { Text, View } from '../primitives/elements'
import type { StatusToken } from '../style'
import './outcome.scss'
import './support-code.scss'

export interface OutcomeProps {
  readonly icon: IconName
  readonly tone: StatusToken | 'muted'
  readonly title: string
  /** The server is being asked: a spinner in the icon's place. */
  readonly busy?: boolean
  /** Amounts below the headline, and sentences of the class `tp-outcome__note`. */
  readonly children?: ReactNode
}

/** How something went: a mark on a disc, a headline, and what else there is to say. Read aloud at once. */
export function Outcome({ icon, tone, title, busy, children }: OutcomeProps) {
  // No token is called muted: that disc is grey.
  const style = {
    background: `var(--${tone}-50, var(--sunken))`,
    color: `var(--${tone}, var(--ink-600))`,
  }
  return (
    <View className='tp-outcome' role='status'>
      <View className='tp-outcome__mark' style={style} decor>
        {busy ? <Spinner size={32} tone='current' /> : <Icon name={icon} size={32} />}
      </View>
      <Text className='tp-outcome__headline' level={1}>
        {title}
      </Text>
      {children}
    </View>
  )
}

interface SupportCodeProps {
  readonly label: string
  readonly code: string
  readonly note: string
  readonly copyLabel: string
  readonly onCopy: () => void
}

/** What a person tells the service, to copy. */
export function SupportCode({ label, code, note, copyLabel, onCopy }: SupportCodeProps) {
  return (
    <View className='tp-support'>
      <View className='tp-support__body'>
        <Text className='tp-support__small'>{label}</Text>
        <Text className='tp-support__code tp-num' select>
          {code}
        </Text>
        <Text className='tp-support__small'>{note}</Text>
      </View>
      <IconButton name='copy' kind='soft' label={copyLabel} onTap={onCopy} />
    </View>
  )
}
