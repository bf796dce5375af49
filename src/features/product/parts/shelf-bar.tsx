import './shelf.scss'
import { useTranslate } from '../../../i18n'
import { parseMoney } from '../../../shared/money'
import { Icon } from '../../../ui/icon/icon'
import { Badge } from '../../../ui/marks/marks'
import { Pressable, Text, View } from '../../../ui/primitives/elements'
import { ScrollView } from '../../../ui/primitives/scroll'
import { cx } from '../../../ui/style'
import type { ProductQuery } from '../queries-list'

/** What products can be sorted by; empty is the shop's own order. */
export const SORTS = ['', 'sold', 'priceAsc', 'priceDesc', 'new'] as const
export type Sort = (typeof SORTS)[number]

/** The facets of which several may be chosen. */
export const MANY = ['classIds', 'styles', 'tags'] as const
export type Many = (typeof MANY)[number]

/** What a shopper narrows a list by. Empty is everything; prices as they were typed. */
export interface Narrowing extends Readonly<Record<Many, readonly string[]>> {
  readonly storeId: string
  readonly from: string
  readonly to: string
  readonly inStock: boolean
}

export const EVERYTHING: Narrowing = {
  classIds: [],
  styles: [],
  tags: [],
  storeId: '',
  from: '',
  to: '',
  inStock: false,
}

/** A list whose address names tags begins with them, so that they can be seen and taken away. */
export const beginning = ({ tags = '' }: ProductQuery): Narrowing => ({
  ...EVERYTHING,
  tags: tags.split(',').filter(Boolean),
})

/** The same choices with `value` taken in, or out when it was in. */
export const toggled = (values: readonly string[], value: string): readonly string[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value]

/** In how many ways it is narrowed: the number at the button. */
export const waysOf = ({ storeId, from, to, inStock, ...many }: Narrowing): number =>
  MANY.reduce((sum, name) => sum + many[name].length, 0) +
  [storeId !== '', from.trim() !== '' || to.trim() !== '', inStock].filter(Boolean).length

/** What is wrong with the prices, as a locale key; nothing when they can be asked for. */
export function checkPrices({ from, to }: Pick<Narrowing, 'from' | 'to'>) {
  const [low, high] = [from, to].map(priceOf)
  if (low === null || high === null) return 'product.shelf.priceWrong' as const
  const isTurned = low !== undefined && high !== undefined && low > high
  return isTurned ? ('product.shelf.priceTurned' as const) : undefined
}

/** Cents; undefined when nothing was typed, null for what is no price. */
function priceOf(text = ''): number | undefined | null {
  if (text.trim() === '') return undefined
  const cents = parseMoney(text)
  return cents === undefined || cents < 0 ? null : cents
}

/**
 * What the server is asked for. A choice stands in place of what the list came with: the classes of the
 * sheet are of those the page shows, and its tags were taken over.
 */
export function narrowedQuery(asked: ProductQuery, narrowing: Narrowing, sort: Sort): ProductQuery {
  const list = (name: Many) => narrowing[name].join(',') || undefined
  return {
    ...asked,
    classIds: list('classIds') ?? asked.classIds,
    styles: list('styles'),
    tags: list('tags'),
    storeId: narrowing.storeId || asked.storeId,
    minPrice: priceOf(narrowing.from) ?? undefined,
    maxPrice: priceOf(narrowing.to) ?? undefined,
    inStock: narrowing.inStock || undefined,
    sort: sort || undefined,
  }
}

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
