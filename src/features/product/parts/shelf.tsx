import { observer } from 'mobx-react-lite'
import { type ReactNode, useCallback, useState } from 'react'
import { useOpen } from '../../../engine/actions/open'
import { useAct } from '../../../engine/actions/use-act'
import type { Action, Source, WidgetProps } from '../../../engine/contract'
import { usePages, useQuery } from '../../../engine/data/queries'
import { useScope } from '../../../engine/data/resolve'
import { ListEnd, QueryState } from '../../../engine/outlet/paged-list'
import { useServices } from '../../../engine/services'
import { EndpointNotFoundError } from '../../../errors'
import { type Translate, useTranslate } from '../../../i18n'
import { HOME } from '../../../routing/table'
import { fillUrl } from '../../../shared/url'
import { Icon } from '../../../ui/icon/icon'
import { Text, View } from '../../../ui/primitives/elements'
import { useGradual } from '../../../ui/use-gradual'
import { keptOf } from '../../favorite'
import type { ProductCard as Product } from '../contract-list'
import { facetsOf } from '../queries'
import { type ProductQuery, productPages, productQuery } from '../queries-list'
import { QuickAdd } from './buy-sheet'
import { type Control, FIELDS, type Layout } from './card-room'
import { ClassFilter } from './class-filter'
import { FilterSheet } from './filter-sheet'
import { ProductBones, ProductCard, ProductSlices } from './product-grid'
import {
  beginning,
  EVERYTHING,
  FilterButton,
  LayoutButton,
  type Narrowing,
  narrowedQuery,
  type Sort,
  Sorts,
  waysOf,
} from './shelf-bar'
import './shelf.scss'

export interface ShelfProps {
  /** Prefix for element ids. */
  readonly id: string
  /** What the list shows before anybody narrows it. */
  readonly asked: ProductQuery
  /** What stands above the list and on its cards. */
  readonly controls: readonly Control[]
  /** Of the grid; rows are always small ones. */
  readonly layout?: Layout
  readonly fields?: readonly string[]
  /** Products of a page of the list. */
  readonly pageSize: number
  readonly pressOf: (product: Product) => () => void
}

interface ShelfConfig extends Pick<ShelfProps, 'controls' | 'layout' | 'fields' | 'pageSize'> {
  readonly itemUrl: string
  readonly bind?: Source
  readonly on?: { readonly itemTap?: Action }
}

/** The shelf of a definition: what its binding asks for, and where its cards lead. */
export const ProductShelf = observer(function ProductShelf(
  props: WidgetProps<unknown, ShelfConfig>,
) {
  const { itemUrl, bind, on, ...config } = props.config
  const open = useOpen()
  const act = useAct()
  const follow = useCallback(
    (product: Product) =>
      on?.itemTap ? act.to(on.itemTap, product) : open.to(fillUrl(itemUrl, product)),
    [on, act, open, itemUrl],
  )
  return (
    <Shelf {...config} id={props.id} asked={productQuery(bind, useScope()())} pressOf={follow} />
  )
})

/** Products that can be sorted, narrowed, laid out and added to the cart where they stand. */
export const Shelf = observer(function Shelf(props: ShelfProps) {
  const { id, asked, controls, fields = FIELDS, pageSize, pressOf } = props
  const { host, session } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const has = (control: Control) => controls.includes(control)
  const [classIds, setClassIds] = useState<string>()
  const base = { ...asked, classIds: classIds ?? asked.classIds }
  const [sort, setSort] = useState<Sort>('')
  const [narrowing, setNarrowing] = useState(() => beginning(asked))
  const [draft, setDraft] = useState(narrowing)
  const [isFiltering, setFiltering] = useState(false)
  const { layout, isRows, turn } = useLayout(props.layout, has('layout'))
  const { picked, ...adding } = useAdding()
  const facets = useQuery({ ...facetsOf(base), enabled: has('filter') })
  const { value: kept } = useQuery({ ...keptOf('product'), enabled: session.isLoggedIn })
  const pages = usePages(productPages(narrowedQuery(base, narrowing, sort), pageSize))
  const { items, total } = pages
  const drawn = useGradual(items.length)
  const ways = waysOf(narrowing)
  // A server that knows no facets sorts by nothing either (decision 0028).
  const isOld = facets.error instanceof EndpointNotFoundError
  /** What has changed begins with its first product. */
  const anew = (change: () => void) => {
    change()
    host.reveal(`${id}-top`)
  }
  const narrow = (next: Narrowing) => {
    setFiltering(false)
    anew(() => setNarrowing(next))
  }
  const openFilters = () => {
    setDraft(narrowing)
    setFiltering(true)
  }
  const chooseClass = (next: string) =>
    anew(() => {
      setClassIds(next)
      setNarrowing({ ...narrowing, classIds: [] })
    })

  return (
    <View className='tp-shelf'>
      <View id={`${id}-top`} />
      <View className='tp-shelf__bar'>
        {has('classes') && (
          <ClassFilter
            id={id}
            from={asked.classIds}
            value={classIds ?? asked.classIds ?? ''}
            onChange={chooseClass}
          />
        )}
        <View className='tp-shelf__line'>
          {has('sort') && !isOld && (
            <Sorts value={sort} onChange={(next) => anew(() => setSort(next))} />
          )}
          {has('layout') && <LayoutButton isRows={isRows} onTap={turn} />}
          {has('filter') && !isOld && <FilterButton ways={ways} onTap={openFilters} />}
        </View>
      </View>
      <QueryState
        query={pages}
        skeleton={<ProductBones layout={layout} label={t('common.loading')} />}
        empty={
          items.length > 0
            ? undefined
            : {
                variant: 'search',
                ...emptyTexts(t, asked.keyWord, ways),
                ...(ways > 0
                  ? { actionText: t('product.shelf.clearAll'), onAction: () => narrow(EVERYTHING) }
                  : { actionText: t('product.toShop'), onAction: open.to(HOME) }),
              }
        }
      >
        {has('count') && (
          <Text className='tp-shelf__count tp-num' role='status'>
            {countText(t, asked.keyWord, total)}
          </Text>
        )}
        <ProductSlices
          layout={layout}
          items={items.slice(0, drawn)}
          draw={(product) => {
            const card = (
              <ProductCard
                key={product.id}
                product={product}
                layout={layout}
                fields={fields}
                pressOf={pressOf}
                onAdd={has('add') ? adding.onAdd : undefined}
              />
            )
            if (!session.isLoggedIn || !kept?.has(product.id)) return card
            return <Kept key={product.id}>{card}</Kept>
          }}
        />
        <ListEnd list={pages} more='product.list.more' />
      </QueryState>
      {has('filter') && (
        <FilterSheet
          open={isFiltering}
          facets={facets}
          asked={base}
          draft={draft}
          onDraft={setDraft}
          onApply={() => narrow(draft)}
          onClose={() => setFiltering(false)}
        />
      )}
      {picked && <QuickAdd key={picked.id} product={picked} {...adding.sheet} />}
    </View>
  )
})

/** A card of what the user keeps: with a heart. */
function Kept({ children }: { readonly children: ReactNode }) {
  const t = useTranslate()
  return (
    <View className='tp-shelf__kept'>
      {children}
      <View className='tp-shelf__heart' role='img' label={t('product.shelf.kept')}>
        <Icon name='heart-fill' size={14} tone='brand' />
      </View>
    </View>
  )
}

/** The layout of the list: as it was left on this device, where one can choose it. */
function useLayout(given: Layout = '2col', isFree: boolean) {
  const { persistence } = useServices()
  const [isRows, setRows] = useState(() => {
    const left = isFree ? persistence.read('listLayout') : undefined
    return left === 'rows' || (given === '1small' && left !== 'grid')
  })
  const turn = () => {
    setRows(!isRows)
    persistence.tryWrite('listLayout', isRows ? 'grid' : 'rows')
  }
  const grid = given === '1small' ? '2col' : given
  const layout: Layout = isRows ? '1small' : grid
  return { layout, isRows, turn }
}

/** The product whose `+` was tapped; it stays while its sheet goes down. */
function useAdding() {
  const [picked, setPicked] = useState<Product>()
  const [open, setOpen] = useState(false)
  const onAdd = useCallback((product: Product) => {
    setPicked(product)
    setOpen(true)
  }, [])
  return { picked, onAdd, sheet: { open, onClose: () => setOpen(false) } }
}

function emptyTexts(t: Translate, keyword: string | undefined, ways: number) {
  if (ways > 0) return { title: t('product.shelf.none'), note: t('product.shelf.noneNote') }
  return keyword
    ? { title: t('product.list.notFound', { keyword }), note: t('product.list.notFoundNote') }
    : { title: t('product.list.empty'), note: t('product.list.emptyNote') }
}

const countText = (t: Translate, keyword: string | undefined, count: number) =>
  keyword ? t('product.shelf.found', { keyword, count }) : t('product.shelf.count', { count })
