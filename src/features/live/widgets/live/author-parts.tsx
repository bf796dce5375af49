import './author.scss'
import { type ReactNode, useEffect, useState } from 'react'
import { type PagesState, type QueryState, usePages } from '../../../../engine/data/queries'
import { OFFLINE, PagedList, QueryState as QueryStates } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { shortCount } from '../../../../shared/count'
import { moneyText } from '../../../../shared/money'
import { Button } from '../../../../ui/button/button'
import { Card } from '../../../../ui/card/card'
import { Avatar } from '../../../../ui/faces/faces'
import { Price, Tag } from '../../../../ui/marks/marks'
import { Image, Text, View } from '../../../../ui/primitives/elements'
import { SearchInput } from '../../../../ui/search-input/search-input'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Checkbox } from '../../../../ui/toggles/toggles'
import type { ProductCard } from '../../../product'
import { barViewer, MOST_PRODUCTS } from '../../contract'
import {
  Barred,
  type LiveFigures,
  type LiveProduct,
  type LiveRoom,
  LiveStatus,
  type LiveViewer,
} from '../../contract-shapes'
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
        <Text className='tp-author__name tp-clamp-2'>{product.name}</Text>
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

/** ms of quiet after the last letter before the server is asked. */
const TYPING = 300

/** Products to tick, found by their names. */
export function ProductPicker({ open, chosen, onClose, onChange }: ProductPickerProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [keyWord, setKeyWord] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setKeyWord(typed.trim()), TYPING)
    return () => clearTimeout(timer)
  }, [typed])
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

const COUNTS = ['viewers', 'likes', 'messages', 'followers'] as const

/** What came of a stream so far: who came, what they did, and what they bought. */
export function Figures({ query }: { readonly query: QueryState<LiveFigures> }) {
  const t = useTranslate()
  const locale = useLocale()
  return (
    <Card title={t('live.figures.title')}>
      <QueryStates
        query={query}
        offline={OFFLINE}
        skeleton={<Skeleton kind='text' count={2} label={t('common.loading')} />}
      >
        {(figures) => {
          const sold = figures.products.filter(({ pieces }) => pieces > 0)
          return (
            <View className='tp-author__stack'>
              <View className='tp-author__tiles'>
                <Tile name={t('live.figures.time')} figure={lengthOf(figures.seconds)} />
                {COUNTS.map((name) => (
                  <Tile
                    key={name}
                    name={t(`live.figures.${name}`)}
                    figure={shortCount(figures[name], locale)}
                  />
                ))}
              </View>
              {figures.products.length > 0 && (
                <Text className='tp-author__note'>
                  {t(sold.length > 0 ? 'live.figures.sold' : 'live.figures.nothing')}
                </Text>
              )}
              {sold.map((product) => (
                <ProductRow
                  key={product.id}
                  product={product}
                  note={t('live.figures.pieces', {
                    count: product.pieces,
                    amount: moneyText(product.amount),
                  })}
                />
              ))}
            </View>
          )
        }}
      </QueryStates>
    </Card>
  )
}

/** Name and figure are read as one. */
function Tile({ name, figure }: { readonly name: string; readonly figure: string }) {
  return (
    <View className='tp-author__tile'>
      <Text className='tp-author__figure tp-num'>{figure}</Text>
      <Text className='tp-author__note'>{name}</Text>
    </View>
  )
}

const two = (n: number) => String(n).padStart(2, '0')

/** Hours and minutes: `1:05`. @param seconds of a stream. */
const lengthOf = (seconds: number) =>
  `${Math.floor(seconds / 3600)}:${two(Math.floor((seconds % 3600) / 60))}`

interface ViewersProps {
  readonly list: PagesState<LiveViewer>
  readonly room: LiveRoom
  readonly busy: boolean
  /** Does it, says so, and fetches anew. */
  readonly work: (act: () => Promise<unknown>, done: string) => Promise<boolean>
}

/** Who watches or watched. While it runs each can be muted or removed, and let again. */
export function Viewers({ list, room, busy, work }: ViewersProps) {
  const { imageUrl } = useServices().host
  const { ask } = usePage()
  const t = useTranslate()
  const isOnAir = room.status === LiveStatus.Live

  async function bar({ id: userId, nickName: name }: LiveViewer, barred: Barred): Promise<void> {
    const isSure =
      barred !== Barred.Removed ||
      (await ask({
        title: t('live.people.removeTitle', { name }),
        text: t('live.people.removeText'),
        ok: t('live.people.remove'),
        cancel: t('common.cancel'),
        tone: 'danger',
      }))
    if (!isSure) return
    const body = { liveId: room.id, userId, barred }
    await work(
      () => barViewer({ body }, { quiet: true }),
      t(`live.people.done.${barred}`, { name }),
    )
  }

  return (
    <Card title={t(isOnAir ? 'live.people.title' : 'live.people.over')}>
      <PagedList
        list={list}
        offline={OFFLINE}
        skeleton={<Skeleton kind='cell' count={3} label={t('common.loading')} />}
        empty={{ title: t('live.people.none') }}
        more='live.list.more'
        className='tp-author__stack'
        label={t('live.people.title')}
      >
        {(viewer) => {
          const { id, nickName: name, avatar, barred } = viewer
          const isIn = barred !== Barred.Removed
          return (
            <View key={id} role='listitem' className='tp-author__row tp-author__row--people'>
              <Avatar name={name} src={imageUrl(avatar, 40)} size={40} />
              <View className='tp-author__body'>
                <Text className='tp-author__name tp-ellipsis'>{name}</Text>
                {barred !== Barred.No && (
                  <Tag tone={isIn ? 'warning' : 'danger'}>{t(`live.people.state.${barred}`)}</Tag>
                )}
              </View>
              {isOnAir && id !== room.author.id && (
                <>
                  {isIn && (
                    <Button
                      size='s'
                      kind='ghost'
                      disabled={busy}
                      label={t(
                        `live.people.${barred === Barred.No ? 'muteNamed' : 'unmuteNamed'}`,
                        {
                          name,
                        },
                      )}
                      onTap={() => bar(viewer, barred === Barred.No ? Barred.Muted : Barred.No)}
                    >
                      {t(`live.people.${barred === Barred.No ? 'mute' : 'unmute'}`)}
                    </Button>
                  )}
                  <Button
                    size='s'
                    kind='ghost'
                    disabled={busy}
                    label={t(`live.people.${isIn ? 'removeNamed' : 'letInNamed'}`, { name })}
                    onTap={() => bar(viewer, isIn ? Barred.Removed : Barred.No)}
                  >
                    {t(`live.people.${isIn ? 'remove' : 'letIn'}`)}
                  </Button>
                </>
              )}
            </View>
          )
        }}
      </PagedList>
    </Card>
  )
}
