import './detail.scss'
import { observer } from 'mobx-react-lite'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { fillUrl } from '../../../../shared/url'
import { IconButton } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Price } from '../../../../ui/marks/marks'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import type { EntityRecord } from '../../contract'
import { namesOf, recordBy } from '../../queries'
import type { DetailConfig, DetailRow, DetailValue } from '.'
import { isMoney, isNothing, type Relations, textOf } from './field-text'

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
        <Box className='tp-detail'>
          <Skeleton kind='cell' count={6} label={t('common.loading')} />
        </Box>
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
  const locale = useLocale()
  const open = useOpen()
  const relations = useRelations(config.rows)
  const links = config.links.filter(({ path, equals }) => record[path] === equals)
  const rows = config.rows.filter(({ path }) => !isNothing(record[path]))
  return (
    <Box className='tp-detail'>
      {config.head && <Head record={record} head={config.head} />}
      <CellGroup>
        {rows.map((row) => (
          <Row key={row.path} row={row} text={textOf(row, record[row.path], locale, relations)} />
        ))}
        {links.map((link) => (
          <Cell
            key={link.url}
            title={localize(link.label, locale)}
            onTap={() => open(fillUrl(link.url, record))}
          />
        ))}
      </CellGroup>
    </Box>
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
  return (
    <Box className='tp-detail__head'>
      {!isNothing(title) && (
        <Txt className='tp-detail__title' level={2}>
          {String(title)}
        </Txt>
      )}
      {typeof amount === 'number' && (
        <Box className='tp-detail__sum'>
          {settings.hideAmounts ? (
            <Txt className='tp-detail__dots' role='img' label={t('wallet.amount.hidden')}>
              {HIDDEN}
            </Txt>
          ) : (
            <Price cents={amount} size='l' plus tone={amount > 0 ? 'success' : 'ink'} />
          )}
          <IconButton
            name={settings.hideAmounts ? 'eye-off' : 'eye'}
            label={t(settings.hideAmounts ? 'wallet.amount.show' : 'wallet.amount.hide')}
            onTap={() => settings.toggleAmounts()}
          />
        </Box>
      )}
    </Box>
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
      title={<Txt className='tp-detail__label'>{label}</Txt>}
      value={
        <Box className='tp-detail__value'>
          <Txt className='tp-detail__text' select>
            {shown}
          </Txt>
          {row.copy && (
            <IconButton
              name='copy'
              size='s'
              className='tp-detail__copy'
              label={t('record.detail.copy', { label })}
              onTap={() => act({ do: 'copy', value: text })}
            />
          )}
        </Box>
      }
    />
  )
})
