import { type ReactNode, useEffect, useState } from 'react'
import { type PagesOptions, usePages } from '../../../engine/data/queries'
import { OFFLINE, PagedList } from '../../../engine/outlet/paged-list'
import { useReturnRefresh } from '../../../engine/page/page-context'
import { ApiError } from '../../../errors'
import { useTranslate } from '../../../i18n'
import { type TabItem, Tabs } from '../../../ui/choices/choices'
import { View } from '../../../ui/primitives/elements'
import { SearchInput } from '../../../ui/search-input/search-input'
import { Skeleton } from '../../../ui/skeleton/skeleton'
import { EmptyState, type EmptyStateProps } from '../../../ui/states/states'

const FORBIDDEN = 403
/** ms of quiet after the last letter before the server is asked. */
const TYPING = 300

interface DeskListProps<T> {
  /** What is asked for with these words; empty for all. */
  readonly pages: (keyword: string) => PagesOptions<T>
  readonly tabs?: {
    readonly items: readonly TabItem<string>[]
    readonly active: string
    readonly onChange: (key: string) => void
  }
  /** What stands in the empty search field; without it nothing is searched. */
  readonly search?: string
  /** What the rows are. */
  readonly label: string
  readonly empty: EmptyStateProps
  readonly children: (item: T) => ReactNode
}

/** A list of the desk: tabs, search, rows that grow, and what stands there when there are none. */
export function DeskList<T>({ pages, tabs, search, label, empty, children }: DeskListProps<T>) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed.trim())
  const list = usePages(pages(keyword))
  useReturnRefresh(list.reload)
  const isRefused = list.error instanceof ApiError && list.error.code === FORBIDDEN
  return (
    <>
      {tabs && (
        <View className='tp-desk__tabs'>
          <Tabs {...tabs} label={label} />
        </View>
      )}
      {search !== undefined && (
        <SearchInput
          className='tp-desk__search'
          value={typed}
          onChange={setTyped}
          placeholder={search}
          clearLabel={t('merchant.clear')}
        />
      )}
      {isRefused ? (
        <EmptyState
          variant='locked'
          title={t('merchant.shop.none')}
          note={t('merchant.shop.noneNote')}
        />
      ) : (
        <PagedList
          list={list}
          offline={OFFLINE}
          skeleton={<Skeleton kind='cell' count={10} label={t('common.loading')} />}
          empty={
            keyword === ''
              ? empty
              : { variant: 'search', title: t('merchant.notFound', { keyword }) }
          }
          more='order.more'
          className='tp-desk__list'
          label={label}
        >
          {children}
        </PagedList>
      )}
    </>
  )
}

/** A text once nobody has changed it for a moment; an emptied one at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : settled
}
