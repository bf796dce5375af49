import type { Generated } from 'kysely'
import type { L10nJson } from '../l10n'

/** A thing somebody keeps (`favorites`) or has looked at (`footprints`). */
export interface KeptTable {
  userId: string
  /** `product`, `store`, `live`, `author` or `content`. */
  type: string
  entityId: string
  createdAt: number
}

/** What somebody keeps, with its price of then; null for what has none. */
export interface FavoriteTable extends KeptTable {
  price: Generated<number | null>
}

/** Somebody waits for a sold-out variant. */
export interface StockNoticeTable {
  userId: string
  skuId: string
  createdAt: number
}

export interface SearchTable {
  id: string
  userId: string
  type: string
  name: string
  createdAt: number
}

export interface TaskJobTable {
  id: string
  key: string
  name: L10nJson
  intro: L10nJson
  /** Cents, into the points account. */
  reward: number
  timesPerDay: number
  minimumMs: number
}

export interface TaskRunTable {
  id: string
  userId: string
  jobId: string
  entityKey: string
  entityId: string
  value: number
  intro: string
  createdAt: number
}

/** A film somebody has begun to watch for a reward. */
export interface FilmStartTable {
  userId: string
  filmId: string
  startedAt: number
}

/** Money moved from one user to another; amounts are cents. */
export interface TransferTable {
  id: string
  userId: string
  requestId: string
  accountId: string
  toUserId: string
  amount: number
  fee: number
  /** What stood on the account afterwards. */
  balance: number
  createdAt: number
}

export interface FormEntryTable {
  id: string
  userId: string
  key: string
  /** JSON. */
  data: string
  createdAt: number
}

export interface BehaviourTables {
  favorites: FavoriteTable
  stock_notices: StockNoticeTable
  footprints: KeptTable
  searches: SearchTable
  task_jobs: TaskJobTable
  task_runs: TaskRunTable
  film_starts: FilmStartTable
  transfers: TransferTable
  form_entries: FormEntryTable
}
