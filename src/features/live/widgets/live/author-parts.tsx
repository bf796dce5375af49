import './author.scss'
import { type ReactNode, useState } from 'react'
import { usePages } from '../../../../engine/data/queries'
import type { Missing } from '../../../../engine/outlet/one-state'
import { OFFLINE, PagedList } from '../../../../engine/outlet/paged-list'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { Price } from '../../../../ui/marks/marks'
import { Image, Text, View } from '../../../../ui/primitives/elements'
import { SearchInput, useSettled } from '../../../../ui/search-input/search-input'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Checkbox } from '../../../../ui/toggles/toggles'
import type { ProductCard } from '../../../product'
import { MOST_PRODUCTS } from '../../contract'
import type { LiveProduct } from '../../contract-shapes'
import { productsFor } from '../../queries'

/** Where an author's pages lead. */
export const URLS = {
  mine: '/views/index?url=/live/mine',
  fresh: '/views/index?url=/live/edit',
  edit: '/views/index?url=/live/edit&id={id}',
  desk: '/views/index?url=/live/desk&id={id}',
  room: '/views/index?url=/live/show&id={id}',
  identity: '/auto/edit?url=/user/identity',
} as const

/** In the place of a stream that is not the user’s to run. */
export const MISSING: Missing = {
  title: 'live.missing.title',
  note: 'live.missing.note',
  action: 'live.desk.mine',
  url: URLS.mine,
  replace: true,
}

export type Chosen = Pick<LiveProduct, 'id' | 'name' | 'image' | 'price'>

interface ProductRowProps {
  readonly product: Chosen
  /** A second, quieter line. */
  readonly note?: string
  readonly children?: ReactNode
}

/** A product with what can be done with it. */
export function ProductRow({ product, note, children }: ProductRowProps) {
  const { imageUrl } = useServices().host
  return (
    <View className='tp-author__row'>
      <Image className='tp-author__pic' src={imageUrl(product.image, 56)} alt='' />
      <View className='tp-author__body'>
        <Text className='tp-author__name tp-whole'>{product.name}</Text>
        <Price size='s' cents={product.price} />
        {note && <Text className='tp-author__note tp-num'>{note}</Text>}
      </View>
      {children}
    </View>
  )
}

interface ProductPickerProps {
  readonly open: boolean
  readonly chosen: readonly Chosen[]
  readonly onClose: () => void
  readonly onChange: (products: readonly Chosen[]) => void
}

/** Products to tick, found by their names. */
export function ProductPicker({ open, chosen, onClose, onChange }: ProductPickerProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const keyWord = useSettled(typed.trim())
  const list = usePages<ProductCard>({ ...productsFor(keyWord), enabled: open })
  const has = (id: string) => chosen.some((each) => each.id === id)
  const isFull = chosen.length >= MOST_PRODUCTS
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('live.form.pick')}
      closeLabel={t('common.close')}
      footer={
        <Button block size='l' onTap={onClose}>
          {t('live.form.picked', { n: chosen.length, most: MOST_PRODUCTS })}
        </Button>
      }
    >
      <SearchInput
        value={typed}
        onChange={setTyped}
        placeholder={t('live.form.search')}
        clearLabel={t('live.form.clear')}
      />
      <PagedList
        list={list}
        offline={OFFLINE}
        skeleton={<Skeleton kind='cell' count={5} label={t('common.loading')} />}
        empty={{ variant: 'search', title: t('live.form.notFound') }}
        more='live.list.more'
        className='tp-author__choices'
        label={t('live.form.products')}
      >
        {(product) => (
          <View key={product.id} role='listitem'>
            <ProductRow product={product}>
              <Checkbox
                label={product.name}
                checked={has(product.id)}
                disabled={isFull && !has(product.id)}
                onChange={(on) =>
                  onChange(on ? [...chosen, product] : chosen.filter(({ id }) => id !== product.id))
                }
              />
            </ProductRow>
          </View>
        )}
      </PagedList>
    </Sheet>
  )
}
