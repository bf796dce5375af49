import { useState } from 'react'
import { type QueryState as Asked, useQuery } from '../../../engine/data/queries'
import { QueryState } from '../../../engine/outlet/paged-list'
import { useHold } from '../../../engine/page/page-context'
import { useTranslate } from '../../../i18n'
import { moneyText } from '../../../shared/money'
import { Button } from '../../../ui/button/button'
import { Pressable, Text, View } from '../../../ui/primitives/elements'
import { TextInput } from '../../../ui/primitives/fields'
import { Sheet } from '../../../ui/sheet/sheet'
import { Skeleton } from '../../../ui/skeleton/skeleton'
import { cx } from '../../../ui/style'
import { Switch } from '../../../ui/toggles/toggles'
import type { Facets } from '../contract'
import { productCount } from '../queries'
import type { ProductQuery } from '../queries-list'
import { checkPrices, EVERYTHING, type Narrowing, narrowedQuery, toggled } from './shelf-bar'
import './filter-sheet.scss'

interface FilterSheetProps {
  readonly open: boolean
  readonly facets: Asked<Facets>
  /** What the list shows before anything is chosen. */
  readonly asked: ProductQuery
  readonly draft: Narrowing
  readonly onDraft: (draft: Narrowing) => void
  readonly onApply: () => void
  readonly onClose: () => void
}

/** What a list is narrowed by, from below; the list changes when it is applied. */
export function FilterSheet(props: FilterSheetProps) {
  const { open, facets, asked, draft, onDraft, onApply, onClose } = props
  const t = useTranslate()
  useHold(open)
  const wrong = checkPrices(draft)
  const found = useQuery({
    ...productCount(narrowedQuery(asked, draft, '')),
    enabled: open && !wrong,
  }).value
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('product.shelf.filter')}
      closeLabel={t('common.close')}
      footer={
        <View className='tp-filter__buttons'>
          <Button block kind='secondary' size='l' onTap={() => onDraft(EVERYTHING)}>
            {t('product.shelf.clear')}
          </Button>
          <Button block size='l' disabled={wrong !== undefined} onTap={onApply}>
            {found === undefined || wrong
              ? t('product.shelf.apply')
              : t('product.shelf.show', { count: found })}
          </Button>
        </View>
      }
    >
      <QueryState
        query={facets}
        inSheet
        skeleton={<Skeleton kind='text' count={4} label={t('common.loading')} />}
      >
        {(all) => <Choices facets={all} draft={draft} onDraft={onDraft} wrong={wrong} />}
      </QueryState>
    </Sheet>
  )
}

interface ChoicesProps extends Pick<FilterSheetProps, 'draft' | 'onDraft'> {
  readonly facets: Facets
  readonly wrong: ReturnType<typeof checkPrices>
}

const SEVERAL = [
  ['classes', 'classIds', 'product.shelf.classes'],
  ['styles', 'styles', 'product.shelf.styles'],
  ['tags', 'tags', 'product.shelf.tags'],
] as const

function Choices({ facets, draft, onDraft, wrong }: ChoicesProps) {
  const t = useTranslate()
  const { storeId } = draft
  const change = (part: Partial<Narrowing>) => onDraft({ ...draft, ...part })
  return (
    <>
      {SEVERAL.map(([facet, name, title]) => (
        <Chips
          key={facet}
          title={t(title)}
          facets={facets[facet]}
          chosen={draft[name]}
          onTap={(value) => change({ [name]: toggled(draft[name], value) })}
        />
      ))}
      <Chips
        title={t('product.shelf.stores')}
        facets={facets.stores}
        chosen={storeId === '' ? [] : [storeId]}
        onTap={(value) => change({ storeId: value === storeId ? '' : value })}
        single
      />
      <View className='tp-filter__group' role='group' label={t('product.shelf.price')}>
        <Text className='tp-filter__title'>{t('product.shelf.price')}</Text>
        <View className='tp-filter__prices'>
          <PriceField
            label={t('product.shelf.priceFrom')}
            hint={facets.minPrice}
            value={draft.from}
            onChange={(from) => change({ from })}
          />
          <View className='tp-filter__dash' decor />
          <PriceField
            label={t('product.shelf.priceTo')}
            hint={facets.maxPrice}
            value={draft.to}
            onChange={(to) => change({ to })}
          />
        </View>
        {wrong && (
          <Text className='tp-filter__wrong' role='alert'>
            {t(wrong)}
          </Text>
        )}
      </View>
      <View className='tp-filter__stock'>
        <Text>{t('product.shelf.inStock')}</Text>
        <Switch
          checked={draft.inStock}
          onChange={(inStock) => change({ inStock })}
          label={t('product.shelf.inStock')}
        />
      </View>
    </>
  )
}

interface ChipsProps {
  readonly title: string
  readonly facets: Facets['styles']
  readonly chosen: readonly string[]
  readonly onTap: (value: string) => void
  /** One at most, which a second tap takes back. */
  readonly single?: boolean
}

/** Chips of a group before somebody wants all of them. */
const FEW = 9

/** One kind of choice; a list that is all of one has nothing to choose. */
function Chips({ title, facets, chosen, onTap, single }: ChipsProps) {
  const t = useTranslate()
  const [all, setAll] = useState(false)
  if (facets.length < 2 && chosen.length === 0) return null
  const isShort = all || facets.length <= FEW + 1
  const shown = isShort
    ? facets
    : facets.filter(({ value }, at) => at < FEW || chosen.includes(value))
  return (
    <View className='tp-filter__group' role={single ? 'radiogroup' : 'group'} label={title}>
      <Text className='tp-filter__title'>{title}</Text>
      <View className='tp-filter__chips'>
        {shown.map(({ value, name, count }) => (
          <Pressable
            key={value}
            role={single ? 'radio' : 'checkbox'}
            className={cx('tp-filter__chip', chosen.includes(value) && 'tp-filter__chip--on')}
            checked={chosen.includes(value)}
            onTap={() => onTap(value)}
          >
            <Text>{name}</Text>
            <Text className='tp-filter__count tp-num'>{count}</Text>
          </Pressable>
        ))}
        {!isShort && (
          <Pressable className='tp-filter__chip tp-filter__chip--more' onTap={() => setAll(true)}>
            {t('product.shelf.all', { count: facets.length })}
          </Pressable>
        )}
      </View>
    </View>
  )
}

interface PriceFieldProps {
  readonly label: string
  /** The lowest or highest there is, cents. */
  readonly hint: number
  readonly value: string
  readonly onChange: (value: string) => void
}

function PriceField({ label, hint, value, onChange }: PriceFieldProps) {
  return (
    <TextInput
      className='tp-filter__price tp-num'
      type='digit'
      label={label}
      placeholder={moneyText(hint)}
      maxLength={9}
      value={value}
      onChange={onChange}
    />
  )
}
