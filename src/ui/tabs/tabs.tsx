import './tabs.scss'
import { cx } from '../cx'
import { Press } from '../primitives/press'
import { Scroll } from '../primitives/scroll'
import { Txt } from '../primitives/txt'

export interface TabItem<K extends string> {
  readonly key: K
  readonly label: string
  /** A small number beside the text. */
  readonly count?: number
}

export interface TabsProps<K extends string> {
  readonly items: readonly TabItem<K>[]
  readonly active: K
  readonly onChange: (key: K) => void
  /** What the tabs divide. */
  readonly label: string
  /** Prefix of the tabs' element ids; needed when a page has two rows of tabs. */
  readonly id?: string
  /** All tabs share the width instead of scrolling. For two to four short ones. */
  readonly fill?: boolean
}

/** A row of tabs that scrolls and keeps the active one in sight. */
export function Tabs<K extends string>(props: TabsProps<K>) {
  const { items, active, onChange, label, id = 'tp-tab', fill } = props
  return (
    <Scroll
      direction='x'
      className={cx('tp-tabs', fill && 'tp-tabs--fill')}
      role='tablist'
      label={label}
      into={`${id}-${active}`}
    >
      {items.map(({ key, label: text, count }) => (
        <Press
          key={key}
          id={`${id}-${key}`}
          role='tab'
          className={cx('tp-tabs__item', key === active && 'tp-tabs__item--on')}
          selected={key === active}
          onTap={() => key !== active && onChange(key)}
        >
          {text}
          {count !== undefined && <Txt className='tp-tabs__count tp-num'>{count}</Txt>}
        </Press>
      ))}
    </Scroll>
  )
}
