import './desk.scss'
import { reaction, runInAction } from 'mobx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useAct } from '../../../engine/actions/use-act'
import { type PagesOptions, usePages } from '../../../engine/data/queries'
import { OFFLINE, PagedList } from '../../../engine/outlet/paged-list'
import { usePage, useReturnRefresh } from '../../../engine/page/page-context'
import { ApiError } from '../../../errors'
import { useTranslate } from '../../../i18n'
import { type TabItem, Tabs } from '../../../ui/choices/choices'
import { TextField } from '../../../ui/form-field/form-field'
import { Pressable, View } from '../../../ui/primitives/elements'
import { SearchInput, useSettled } from '../../../ui/search-input/search-input'
import { Skeleton } from '../../../ui/skeleton/skeleton'
import { EmptyState, type EmptyStateProps } from '../../../ui/states/states'

const FORBIDDEN = 403

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

/** Where in the page's state a scanned code lies until it is taken. */
const SCANNED = 'merchant-scanned'

/** Scans, as this host can, and hands over the code. @param onCode of a scan that was not closed. */
export function useScan(onCode: (code: string) => void): () => void {
  const act = useAct()
  const { state } = usePage()
  const take = useRef(onCode)
  take.current = onCode
  useEffect(
    () =>
      reaction(
        () => state.get(SCANNED),
        (code) => {
          if (typeof code !== 'string') return
          runInAction(() => state.delete(SCANNED))
          take.current(code)
        },
      ),
    [state],
  )
  return () => act({ do: 'scan', path: SCANNED })
}

/** Somebody else changed it since it was read. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 409

/** What the contract takes as the number of a parcel. */
export const PARCEL_NUMBER = /^[0-9A-Za-z-]{6,30}$/
/** Those most shops use; any other can be typed. */
const CARRIERS = ['sf', 'jd', 'zto', 'ems'] as const

interface CarrierProps {
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (carrier: string) => void
}

/** Who carries a parcel: typed, or one of the usual ones. */
export function CarrierField({ label, value, error, onChange }: CarrierProps) {
  const t = useTranslate()
  return (
    <>
      <TextField label={label} required error={error} field={{ value, onChange, maxLength: 20 }} />
      <View className='tp-desk__chips'>
        {CARRIERS.map((each) => {
          const name = t(`merchant.carrier.${each}`)
          return (
            <Pressable key={each} className='tp-desk__chip' onTap={() => onChange(name)}>
              {name}
            </Pressable>
          )
        })}
      </View>
    </>
  )
}
