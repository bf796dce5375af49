import './grid-nav.scss'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { useServices } from '../../../../engine/services'
import { useOfferedLinks } from '../../../../engine/virtual-goods'
import { useLocale } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { Card } from '../../../../ui/card/card'
import { Badge, IconTile } from '../../../../ui/marks/marks'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { ScrollView } from '../../../../ui/primitives/scroll'
import { Bone } from '../../../../ui/skeleton/skeleton'
import { cx } from '../../../../ui/style'
import type { Config, Entry, Value } from '.'

/** The entries that are drawn: the first of those switched on, never more than the grid has room for. */
function shownEntries(
  value: readonly Entry[],
  { columns, rows, swipe, max }: Config,
): readonly Entry[] {
  return value.slice(0, swipe ? max : Math.min(max, columns * rows))
}

const gridOf = (columns: number, count: number) =>
  cx('tp-grid-nav__grid', `tp-grid-nav__grid--${columns}`, count === 10 && 'tp-grid-nav__ten')

/** Entrances to other pages, as icons with a word. */
export function GridNav({ value, config }: WidgetProps<Value, Config>) {
  const locale = useLocale()
  const open = useOpen()
  const act = useAct()
  const { columns, rows, swipe, on } = config
  const entries = shownEntries(useOfferedLinks(value), config)
  const follow = (entry: Entry) => {
    if (on?.itemTap) return act.to(on.itemTap, entry)
    return entry.url === '' ? undefined : open.to(entry.url)
  }
  const items = entries.map((entry) => (
    <Pressable key={entry.id} role='link' wayOnly className='tp-entry' onTap={follow(entry)}>
      <Mark entry={entry} />
      <Text className='tp-entry__name tp-whole'>{localize(entry.name, locale)}</Text>
    </Pressable>
  ))
  if (items.length === 0) return null
  return (
    <View className='tp-grid-nav'>
      <Card title={localize(config.title, locale) || undefined} className='tp-grid-nav__card'>
        {swipe ? (
          <ScrollView direction='x'>
            <View className={cx('tp-grid-nav__strip', `tp-grid-nav__strip--${rows}`)}>{items}</View>
          </ScrollView>
        ) : (
          <View className={gridOf(columns, items.length)}>{items}</View>
        )}
      </Card>
    </View>
  )
}

function Mark({ entry: { icon, badge } }: { entry: Entry }) {
  const locale = useLocale()
  const { imageUrl } = useServices().host
  const tile = <IconTile icon={icon} imageUrl={imageUrl} />
  if (badge === undefined) return tile
  if (typeof badge === 'number') return <Badge count={badge}>{tile}</Badge>
  const word = localize(badge, locale)
  if (!word) return tile
  return (
    <View className='tp-entry__mark'>
      {tile}
      <Text className='tp-entry__word'>{word}</Text>
    </View>
  )
}

/** Tiles and words to come, under the title that is known. */
export function GridNavSkeleton({ config: { title, columns, rows, max } }: { config: Config }) {
  const locale = useLocale()
  const length = Math.min(max, columns * rows)
  return (
    <View className='tp-grid-nav'>
      <Card title={localize(title, locale) || undefined} className='tp-grid-nav__card'>
        <View className={gridOf(columns, length)}>
          {Array.from({ length }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all alike, never reordered.
            <View key={at} className='tp-entry'>
              <Bone shape='block' className='tp-entry__bone' />
              <Bone className='tp-entry__line' />
            </View>
          ))}
        </View>
      </Card>
    </View>
  )
}
