import { useMemo, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { InvestmentGate } from '../../../../engine/virtual-goods'
import { hasText, useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { localize } from '../../../../shared/l10n'
import { moneyText } from '../../../../shared/money'
import { fillUrl } from '../../../../shared/url'
import { Icon } from '../../../../ui/icon/icon'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Spark, weekOf } from '../../../../ui/spark/spark'
import { cx } from '../../../../ui/style'
import { cellText } from '../../rules/cell'
import type { MarketTableConfig, MarketTableValue, Sort } from '.'
import './market-table.scss'

type Rows = MarketTableValue['rows']
type Cell = Rows[number][string] | undefined

const isMissing = (cell: Cell) => cell === null || cell === undefined || cell === ''

function compare(left: Cell, right: Cell): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right
  const [a, b] = [String(left), String(right)]
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** The rows in order; equal ones keep theirs, and those without a value stay at the end either way. */
export function sortRows(rows: Rows, sort: Sort | undefined): Rows {
  if (!sort) return rows
  const { field, type } = sort
  const direction = type === 'Desc' ? -1 : 1
  return [...rows].sort((left, right) => {
    const [a, b] = [left[field], right[field]]
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b))
    return direction * compare(a, b)
  })
}

/** What a tap on a column's name asks for: highest first, then lowest first. */
export function nextSort(sort: Sort | undefined, field: string): Sort {
  return { field, type: sort?.field === field && sort.type === 'Desc' ? 'Asc' : 'Desc' }
}

type Column = MarketTableValue['columns'][number]
type Row = MarketTableValue['rows'][number]

/** The columns of client spec §3, in its order; others the report may carry are not shown. */
const SHOWN = ['brandNo', 'price', 'cumIncome', 'cumReturn']
/** Columns that say what was won or lost: they have a sign. */
const CHANGES = ['cumReturn']

type Props = WidgetProps<MarketTableValue, MarketTableConfig>

/** Prices and returns by brand, where they may be told of. */
export function MarketTable(props: Props) {
  return (
    <InvestmentGate silent>
      <Market {...props} />
    </InvestmentGate>
  )
}

function Market({ value, config }: Props) {
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const [sort, setSort] = useState<Sort | undefined>(config.sort)
  const rows = useMemo(() => sortRows(value.rows, sort), [value.rows, sort])
  const columns = SHOWN.map((key) => value.columns.find((column) => column.key === key)).filter(
    (column): column is Column => column !== undefined,
  )
  const title = localize(config.title, locale)
  const note = localize(config.note, locale)
  return (
    <View className='tp-market'>
      {title !== '' && (
        <Text className='tp-market__title' level={2}>
          {title}
        </Text>
      )}
      {note !== '' && <Text className='tp-market__note'>{note}</Text>}
      <View className='tp-market__head'>
        {columns.map((column) => (
          <Head
            key={column.key}
            column={column}
            sort={sort}
            onSort={config.sortable ? () => setSort(nextSort(sort, column.key)) : undefined}
          />
        ))}
      </View>
      <View role='list'>
        {rows.map((row, at) => (
          <Line
            key={`${row.brandNo ?? at}`}
            row={row}
            columns={columns}
            onOpen={
              config.itemUrl === '' ? undefined : open.to(fillUrl(config.itemUrl, { ...row }))
            }
          />
        ))}
      </View>
      {value.asOf !== undefined && (
        <Text className='tp-market__time tp-num'>
          {t('common.asOf', { time: formatDateTime(value.asOf, locale) })}
        </Text>
      )}
    </View>
  )
}

interface HeadProps {
  readonly column: Column
  readonly sort: Sort | undefined
  readonly onSort: (() => void) | undefined
}

function Head({ column, sort, onSort }: HeadProps) {
  const t = useTranslate()
  const key = `report.market.${column.key}`
  const name = hasText(key) ? t(key) : column.name
  const className = cx('tp-market__cell', 'tp-market__name', `tp-market__cell--${column.key}`)
  if (!onSort) return <Text className={className}>{name}</Text>
  const type = sort?.field === column.key ? sort.type : undefined
  return (
    <Pressable
      className={cx(className, type && 'tp-market__name--on')}
      label={t(`report.market.sort${type ?? 'By'}`, { name })}
      onTap={onSort}
    >
      <Text>{name}</Text>
      <Icon name={ARROWS[type ?? 'none']} size={14} />
    </Pressable>
  )
}

/** Characters that fit a column at the usual size. */
const LONG = 10

const ARROWS = { Desc: 'chevron-down', Asc: 'chevron-up', none: 'arrow-up-down' } as const

interface LineProps {
  readonly row: Row
  readonly columns: readonly Column[]
  readonly onOpen: (() => void) | undefined
}

function Line({ row, columns, onOpen }: LineProps) {
  const t = useTranslate()
  const week = weekOf(row.week)
  const cells = columns.map(({ key, format }) => {
    const cell = row[key]
    const isChange = CHANGES.includes(key)
    const tone = isChange && typeof cell === 'number' && cell !== 0
    const text = cellText(cell, format, isChange)
    return (
      <View
        key={key}
        className={cx(
          'tp-market__cell tp-num',
          `tp-market__cell--${key}`,
          key !== 'brandNo' && text.length > LONG && 'tp-market__cell--long',
          tone && (cell > 0 ? 'tp-c-success' : 'tp-c-danger'),
        )}
      >
        {text}
        {key === 'brandNo' && week.some((cents) => cents > 0) && (
          <Spark
            values={week}
            label={t('report.market.week', {
              from: moneyText(week[0] ?? 0),
              to: moneyText(week[week.length - 1] ?? 0),
            })}
            className='tp-market__week'
          />
        )}
      </View>
    )
  })
  return (
    <View className='tp-market__line' role='listitem'>
      {onOpen ? (
        <Pressable role='link' className='tp-market__row' onTap={onOpen}>
          {cells}
        </Pressable>
      ) : (
        <View className='tp-market__row'>{cells}</View>
      )}
    </View>
  )
}
