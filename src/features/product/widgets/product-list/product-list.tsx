import './product-list.scss'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { usePages } from '../../../../engine/data/queries'
import { useScope } from '../../../../engine/data/resolve'
import { ListEnd, QueryState } from '../../../../engine/outlet/paged-list'
import { usePrepare } from '../../../../engine/page/use-view'
import { type Translate, useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { fillUrl } from '../../../../shared/url'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import type { EmptyStateProps } from '../../../../ui/states/states'
import { useGradual } from '../../../../ui/use-gradual'
import type { ProductCard as Product } from '../../contract-list'
import { ProductBones, ProductCard, ProductGrid, ProductSlices } from '../../parts/product-grid'
import { productPages, productQuery } from '../../queries-list'
import type { Config, Value } from '.'
import { LateClassFilter } from './late-class-filter'

/** Products of a query, page by page. */
export const ProductList = observer(function ProductList(props: WidgetProps<Value, Config>) {
  const { value: picked, config, id } = props
  const { layout, fields, infinite, filterBar, limit, itemUrl, bind, on } = config
  const t = useTranslate()
  const open = useOpen()
  const act = useAct()
  const asked = productQuery(bind, useScope()())
  const [chosen, setChosen] = useState<string>()
  const query = { ...asked, classIds: (chosen ?? asked.classIds) || undefined }
  const pageSize = limit ?? config.pageSize
  const pages = usePages<Product>({
    ...productPages(query, pageSize),
    enabled: picked === undefined,
  })
  const follow = useCallback(
    (product: Product) =>
      on?.itemTap ? act.to(on.itemTap, product) : open.to(fillUrl(itemUrl, product)),
    [on, act, open, itemUrl],
  )
  const prepare = usePrepare()
  const isLink = !on?.itemTap
  // Beside what is fetched for the list: the first tap comes as soon as there is something to tap.
  useEffect(() => {
    if (isLink) prepare(fillUrl(itemUrl, undefined))
  }, [isLink, prepare, itemUrl])
  const aim = useCallback(
    (product: Product) => {
      if (isLink) prepare(fillUrl(itemUrl, product), true)
    },
    [isLink, prepare, itemUrl],
  )
  const products = (picked ?? pages.items).slice(0, limit)
  const drawn = useGradual(products.length)

  const list = () => {
    const cards = products.slice(0, drawn)
    const draw = (product: Product) => (
      <ProductCard
        key={product.id}
        product={product}
        layout={layout}
        fields={fields}
        pressOf={follow}
        onAim={aim}
      />
    )
    if (layout !== 'swipe') return <ProductSlices layout={layout} items={cards} draw={draw} />
    return (
      <ProductGrid layout={layout} label={t('product.list.filter')}>
        {cards.map(draw)}
      </ProductGrid>
    )
  }

  const growing = infinite && !picked && limit === undefined && layout !== 'swipe'
  const grew = pages.hasMore || products.length > pageSize
  return (
    <View className='tp-product-list'>
      <Head config={config} />
      {filterBar && (
        <LateClassFilter
          id={id}
          from={asked.classIds}
          value={chosen ?? asked.classIds ?? ''}
          onChange={setChosen}
        />
      )}
      <QueryState
        query={pages}
        given={picked}
        skeleton={<ProductBones layout={layout} label={t('common.loading')} />}
        empty={products.length > 0 ? undefined : nothing(asked.keyWord, t)}
      >
        {list}
      </QueryState>
      {growing && products.length > 0 && grew && <ListEnd list={pages} more='product.list.more' />}
    </View>
  )
})

function Head({ config: { title, on } }: { config: Config }) {
  const locale = useLocale()
  const t = useTranslate()
  const act = useAct()
  const text = localize(title, locale)
  if (!text) return null
  return (
    <View className='tp-product-list__head'>
      <Text className='tp-product-list__title' level={2}>
        {text}
      </Text>
      {on?.more && (
        <Pressable role='link' wayOnly className='tp-product-list__more' onTap={act.to(on.more)}>
          {t('common.more')}
        </Pressable>
      )}
    </View>
  )
}

const nothing = (keyword: string | undefined, t: Translate): EmptyStateProps =>
  keyword
    ? {
        variant: 'search',
        title: t('product.list.notFound', { keyword }),
        note: t('product.list.notFoundNote'),
      }
    : { title: t('product.list.empty'), note: t('product.list.emptyNote') }
