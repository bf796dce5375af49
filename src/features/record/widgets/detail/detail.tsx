import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { type Translate, useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { type Locale, localize } from '../../../../shared/l10n'
import { mask } from '../../../../shared/mask'
import { amountText, isPoints } from '../../../../shared/points'
import { fillUrl } from '../../../../shared/url'
import { IconButton } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Price } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { cx, toneClass } from '../../../../ui/style'
import type { EntityRecord } from '../../contract'
import { namesOf, recordBy } from '../../queries'
import type { DetailConfig, DetailRow, DetailValue, Format } from '.'
import './detail.scss'

type CellValue = EntityRecord[string] | undefined
/** Names of ids, by entity. */
type Relations = Readonly<Record<string, Readonly<Record<string, string>>>>

/** There is nothing to show for a field that is empty or not there. */
const isNothing = (cell: CellValue): boolean => cell === undefined || cell === null || cell === ''

const isMoney = (format: Format): boolean => format === 'money' || format === 'gain'

interface Reading {
  readonly row: DetailRow
  readonly cell: NonNullable<CellValue>
  readonly locale: Locale
  readonly relations: Relations
  /** Of the record's amounts. */
  readonly currency: CellValue
  readonly t: Translate
}

const ofNumber = (write: (value: number, reading: Reading) => string) => (reading: Reading) => {
  const { cell } = reading
  return typeof cell === 'number' && Number.isFinite(cell) ? write(cell, reading) : String(cell)
}

/** One row per format: adding a format without a row does not compile. */
const writers: { readonly [F in Format]: (reading: Reading) => string } = {
  text: ({ cell }) => String(cell),
  mask: ({ cell }) => mask(String(cell)),
  money: ofNumber((amount, { currency, t }) => amountText(amount, currency, t)),
  gain: ofNumber((amount, { currency, t }) => amountText(amount, currency, t, true)),
  time: ofNumber((seconds, { locale }) => formatDateTime(seconds, locale)),
  bookTime: ofNumber((seconds, { locale }) => formatDateTime(seconds, locale)),
  enum: ({ row, cell, locale }) => localize(row.options[String(cell)], locale) || String(cell),
  relation: ({ row, cell, relations }) => relations[row.relation]?.[String(cell)] ?? String(cell),
}

/** A field as people read it; a value that is not of its format stays as it is. */
function textOf(reading: Omit<Reading, 'cell'>, cell: CellValue): string {
  return cell === undefined || cell === null
    ? '—'
    : writers[reading.row.format]({ ...reading, cell })
}

/** The names of the ids in rows of format `relation`. Until they are there, and where they fail, ids stand. */
export function useRelations(rows: readonly DetailRow[]): Relations {
  const types = rows
    .filter(({ format, relation }) => format === 'relation' && relation !== '')
    .map(({ relation }) => relation)
  const query = useQuery<Relations>(namesOf(types))
  return query.value ?? {}
}

const HIDDEN = '••••••'

type Props = WidgetProps<DetailValue, DetailConfig>

/** The record the page's address names; nothing without a name. */
export function Detail({ value, config }: Props) {
  const { query } = usePage()
  if (value) return <Record record={value} config={config} />
  const id = query[config.idParam]
  if (!id || config.entity === '') return null
  return <Loaded key={id} id={id} config={config} />
}

interface LoadedProps {
  readonly id: string
  readonly config: DetailConfig
}

const Loaded = observer(function Loaded({ id, config }: LoadedProps) {
  const t = useTranslate()
  const { entity } = config
  const query = useQuery(recordBy(entity, id))
  const record = query.value?.record
  return (
    <QueryState
      query={query}
      skeleton={
        <View className='tp-detail'>
          <Skeleton kind='cell' count={6} label={t('common.loading')} />
        </View>
      }
      empty={
        record
          ? undefined
          : {
              variant: 'notfound',
              title: t('record.detail.missing'),
              note: t('record.detail.missingNote'),
            }
      }
    >
      {record && <Record record={record} config={config} />}
    </QueryState>
  )
})

interface RecordProps {
  readonly record: EntityRecord
  readonly config: DetailConfig
}

const Record = observer(function Record({ record, config }: RecordProps) {
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const relations = useRelations(config.rows)
  const { currency } = record
  const links = config.links.filter(({ path, equals }) => record[path] === equals)
  const rows = config.rows.filter(({ path }) => !isNothing(record[path]))
  return (
    <View className='tp-detail'>
      {config.head && <Head record={record} head={config.head} />}
      <CellGroup>
        {rows.map((row) => (
          <Row
            key={row.path}
            row={row}
            text={textOf({ row, locale, relations, currency, t }, record[row.path])}
          />
        ))}
        {links.map((link) => (
          <Cell
            key={link.url}
            title={localize(link.label, locale)}
            onTap={open.to(fillUrl(link.url, record))}
          />
        ))}
      </CellGroup>
    </View>
  )
})

interface HeadProps {
  readonly record: EntityRecord
  readonly head: NonNullable<DetailConfig['head']>
}

const Head = observer(function Head({ record, head }: HeadProps) {
  const { settings } = useServices()
  const t = useTranslate()
  const title = record[head.title]
  const amount = record[head.amount]
  const tone = typeof amount === 'number' && amount > 0 ? 'success' : 'ink'
  return (
    <View className='tp-detail__head'>
      {!isNothing(title) && (
        <Text className='tp-detail__title' level={2}>
          {String(title)}
        </Text>
      )}
      {typeof amount === 'number' && (
        <View className='tp-detail__sum'>
          {settings.hideAmounts ? (
            <Text className='tp-detail__dots' role='img' label={t('wallet.amount.hidden')}>
              {HIDDEN}
            </Text>
          ) : isPoints(record.currency) ? (
            <Text className={cx('tp-price tp-price--l tp-num', toneClass(tone))}>
              {amountText(amount, record.currency, t, true)}
            </Text>
          ) : (
            <Price cents={amount} size='l' plus tone={tone} />
          )}
          <IconButton
            name={settings.hideAmounts ? 'eye-off' : 'eye'}
            label={t(settings.hideAmounts ? 'wallet.amount.show' : 'wallet.amount.hide')}
            onTap={() => settings.toggleAmounts()}
          />
        </View>
      )}
    </View>
  )
})

interface RowProps {
  readonly row: DetailRow
  readonly text: string
}

const Row = observer(function Row({ row, text }: RowProps) {
  const { settings } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const act = useAct()
  const label = localize(row.label, locale)
  const shown = settings.hideAmounts && isMoney(row.format) ? HIDDEN : text
  return (
    <Cell
      title={<Text className='tp-detail__label'>{label}</Text>}
      value={
        <View className='tp-detail__value'>
          <Text className='tp-detail__text' select>
            {shown}
          </Text>
          {row.copy && (
            <IconButton
              name='copy'
              size='s'
              className='tp-detail__copy'
              label={t('record.detail.copy', { label })}
              onTap={() => act({ do: 'copy', value: text })}
            />
          )}
        </View>
      }
    />
  )
})
