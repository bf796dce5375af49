import { useTranslate } from '../../../i18n'
import { Icon } from '../../../ui/icon/icon'
import { Badge } from '../../../ui/marks/marks'
import { Pressable, Text, View } from '../../../ui/primitives/elements'
import { ScrollView } from '../../../ui/primitives/scroll'
import { cx } from '../../../ui/style'
import type { Sort } from './narrowing'
import './shelf.scss'

/** A tap on the price turns it round. */
const TURNED: Readonly<Partial<Record<Sort, Sort>>> = {
  priceAsc: 'priceDesc',
  priceDesc: 'priceAsc',
}

const CHOICES = [
  { of: [''], text: 'product.shelf.sort.own' },
  { of: ['sold'], text: 'product.shelf.sort.sold' },
  { of: ['priceAsc', 'priceDesc'], text: 'product.shelf.sort.price' },
  { of: ['new'], text: 'product.shelf.sort.new' },
] as const satisfies readonly { of: readonly Sort[]; text: string }[]

const DIRECTIONS = {
  priceAsc: 'product.shelf.sort.priceAsc',
  priceDesc: 'product.shelf.sort.priceDesc',
} as const

interface SortsProps {
  readonly value: Sort
  readonly onChange: (sort: Sort) => void
}

/** What the list is sorted by. */
export function Sorts({ value, onChange }: SortsProps) {
  const t = useTranslate()
  return (
    <ScrollView
      direction='x'
      className='tp-shelf__sorts'
      role='radiogroup'
      label={t('product.shelf.sort.label')}
    >
      {CHOICES.map(({ of, text }) => {
        const active = (of as readonly Sort[]).includes(value)
        const direction = active ? DIRECTIONS[value as keyof typeof DIRECTIONS] : undefined
        return (
          <Pressable
            key={text}
            role='radio'
            className={cx('tp-shelf__sort', active && 'tp-shelf__sort--on')}
            checked={active}
            label={direction && t(direction)}
            onTap={() => onChange((active && TURNED[value]) || (active ? value : of[0]))}
          >
            <Text>{t(text)}</Text>
            {of.length > 1 && (
              <View className='tp-shelf__arrows' decor>
                <View className={cx('tp-shelf__up', value === 'priceAsc' && 'tp-shelf__up--on')} />
                <View
                  className={cx('tp-shelf__down', value === 'priceDesc' && 'tp-shelf__down--on')}
                />
              </View>
            )}
          </Pressable>
        )
      })}
    </ScrollView>
  )
}

interface ToolProps {
  readonly onTap: () => void
}

/** The way to the filters, with in how many ways the list is narrowed. */
export function FilterButton({ ways, onTap }: ToolProps & { readonly ways: number }) {
  const t = useTranslate()
  return (
    <Pressable
      className={cx('tp-shelf__tool', ways > 0 && 'tp-shelf__tool--on')}
      label={ways > 0 ? t('product.shelf.filters', { count: ways }) : t('product.shelf.filter')}
      onTap={onTap}
    >
      <Badge count={ways} inset>
        <View className='tp-shelf__tool-icon'>
          <Icon name='filter' size={20} />
        </View>
      </Badge>
    </Pressable>
  )
}

/** Cards side by side, or one a row: shows what a tap changes it to. */
export function LayoutButton({ isRows, onTap }: ToolProps & { readonly isRows: boolean }) {
  const t = useTranslate()
  return (
    <Pressable
      className='tp-shelf__tool'
      label={t(isRows ? 'product.shelf.asGrid' : 'product.shelf.asRows')}
      onTap={onTap}
    >
      <Icon name={isRows ? 'grid' : 'list'} size={20} />
    </Pressable>
  )
}
