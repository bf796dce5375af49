import './list.scss'
import { observer } from 'mobx-react-lite'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useAct } from '../../../../engine/actions/use-act'
import type { WidgetProps } from '../../../../engine/contract'
import { ListEnd, Locked, QueryState } from '../../../../engine/outlet/paged-list'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { localize } from '../../../../shared/l10n'
import { fillUrl } from '../../../../shared/url'
import { Button } from '../../../../ui/button/button'
import { Cell } from '../../../../ui/cell/cell'
import { Segmented } from '../../../../ui/choices/choices'
import { NOWHERE } from '../../../../ui/page-contexts'
import { Text, View } from '../../../../ui/primitives/elements'
import { SearchInput, useSettled } from '../../../../ui/search-input/search-input'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { stale } from '../../queries'
import type { ListConfig, ListRecord } from '.'
import { RecordForm } from './record-form'
import { fieldText, type RowActions, Rows } from './record-row'
import { saveRecord, useRecords, useRemoval } from './use-records'

interface RecordMenuProps {
  /** The one that was held; none closes the sheet. */
  readonly record: ListRecord | undefined
  readonly title: string
  readonly actions: ListConfig['actions']
  readonly onClose: () => void
  readonly onEdit: (record: ListRecord) => void
  readonly onRemove: (record: ListRecord) => void
}

/** What can be done with a record. */
function RecordMenu(props: RecordMenuProps) {
  const { record, title, actions, onClose, onEdit, onRemove } = props
  const t = useTranslate()
  // A sheet on its way out keeps its name.
  const name = useRef(title)
  if (record) name.current = title
  const can = (action: 'edit' | 'delete') => actions.some((each) => each === action)
  return (
    <Sheet
      open={record !== undefined}
      onClose={onClose}
      title={name.current}
      closeLabel={t('common.close')}
    >
      {can('edit') && (
        <Cell
          icon='edit'
          title={t('common.edit')}
          arrow={false}
          onTap={() => record && onEdit(record)}
        />
      )}
      {can('delete') && (
        <Cell
          icon='trash'
          title={t('common.delete')}
          danger
          arrow={false}
          onTap={() => record && onRemove(record)}
        />
      )}
    </Sheet>
  )
}

const OFFLINE = { title: 'record.offline', note: 'record.offlineNote' } as const

type Props = WidgetProps<readonly ListRecord[] | undefined, ListConfig>

/** Records of an entity or a light app. A light app's records are somebody's: who is nobody logs in. */
export const List = observer(function List(props: Props) {
  const { session } = useServices()
  const t = useTranslate()
  const { bind } = props.config
  if (bind?.from !== 'light' || props.value || session.isLoggedIn) return <Records {...props} />
  return <Locked title={t('engine.login.title')} note={t('engine.login.note')} />
})

function Records({ value, config }: Props) {
  const { host, queries } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const open = useOpen()
  const act = useAct()
  const { bind, item, sorts, inputs, itemUrl, editUrl } = config
  const canEdit = editUrl === '' || open.to(editUrl) !== NOWHERE
  const actions = useMemo(
    () => config.actions.filter((action) => action !== 'edit' || canEdit),
    [config.actions, canEdit],
  )
  const [typed, setTyped] = useState('')
  const [sortAt, setSortAt] = useState(0)
  const [menu, setMenu] = useState<ListRecord>()
  const [form, setForm] = useState<{ readonly record?: ListRecord }>()
  const keyword = useSettled(typed.trim())
  const sort = sorts[sortAt]?.field ? sorts[sortAt] : undefined
  const records = useRecords(value, config, { keyword, sort })
  const tap = config.on?.itemTap
  const openRecord = useCallback(
    (record: ListRecord) => (tap ? act(tap, record) : open(fillUrl(itemUrl, record))),
    [tap, itemUrl, act, open],
  )

  const way = tap ? act.to(tap) : open.to(itemUrl)
  const leads = way !== NOWHERE && (tap || itemUrl !== '')

  const refresh = () => stale.afterChange(queries)
  const { items, remove } = useRemoval({ items: records.items, refresh })
  const perform: RowActions = {
    edit: (record) => (editUrl === '' ? setForm({ record }) : void open(fillUrl(editUrl, record))),
    delete: (record) => bind && void remove(bind, record, fieldText(record, item.title, locale)),
  }
  const rowActions = useRowActions(actions, perform)

  function onSaved() {
    setForm(undefined)
    host.toast(t('record.saved'))
    void refresh()
  }
  const { empty } = config
  // Nothing there is another thing than nothing found.
  const nothing = {
    title: localize(empty?.title, locale) || t('record.empty'),
    note: localize(empty?.note, locale) || undefined,
  }
  const notFound = {
    variant: 'search',
    title: t('record.notFound', { keyword }),
    actionText: t('record.clear'),
    onAction: () => setTyped(''),
  } as const
  const title = localize(config.title, locale)
  const hint = localize(config.searchHint, locale) || t('record.search')
  return (
    <View className='tp-records'>
      {(title !== '' || config.add) && (
        <Head title={title} onAdd={config.add && bind ? () => setForm({}) : undefined} />
      )}
      {config.search && (
        <SearchInput
          className='tp-records__search'
          value={typed}
          onChange={setTyped}
          placeholder={hint}
          clearLabel={t('record.clear')}
        />
      )}
      {sorts.length > 1 && (
        <Segmented
          label={t('record.sort')}
          options={sorts.map(({ name }, at) => ({
            value: String(at),
            label: localize(name, locale),
          }))}
          value={String(sortAt)}
          onChange={(at) => setSortAt(Number(at))}
        />
      )}
      <QueryState
        query={records}
        skeleton={
          <View className='tp-records__rows'>
            <Skeleton kind='cell' count={6} label={t('common.loading')} />
          </View>
        }
        offline={OFFLINE}
        empty={items.length > 0 ? undefined : keyword === '' ? nothing : notFound}
      >
        <Rows
          items={items}
          pageSize={config.pageSize}
          template={item}
          onOpen={leads ? openRecord : undefined}
          onMenu={bind && actions.length > 0 ? setMenu : undefined}
          actions={bind && rowActions}
        />
        <ListEnd list={records} more='record.more' />
      </QueryState>
      {bind && (
        <RecordMenu
          record={menu}
          title={menu ? fieldText(menu, item.title, locale) : ''}
          actions={actions}
          onClose={() => setMenu(undefined)}
          onEdit={(record) => {
            setMenu(undefined)
            perform.edit?.(record)
          }}
          onRemove={(record) => {
            setMenu(undefined)
            perform.delete?.(record)
          }}
        />
      )}
      {form && bind && (
        <RecordForm
          source={bind}
          inputs={inputs}
          record={form.record}
          onSave={(changes) => saveRecord(bind, form.record, changes)}
          onSaved={onSaved}
          onClose={() => setForm(undefined)}
        />
      )}
    </View>
  )
}

/** What the rows call: looked up when it is called, so that they are drawn once. */
function useRowActions(names: ListConfig['actions'], perform: RowActions): RowActions {
  const latest = useRef(perform)
  latest.current = perform
  return useMemo(
    () =>
      Object.fromEntries(
        names.map((name) => [name, (record: ListRecord) => latest.current[name]?.(record)]),
      ) as RowActions,
    [names],
  )
}

interface HeadProps {
  readonly title: string
  /** Without it nothing can be added. */
  readonly onAdd: (() => void) | undefined
}

function Head({ title, onAdd }: HeadProps) {
  const t = useTranslate()
  return (
    <View className='tp-records__head'>
      <Text className='tp-records__title' level={2}>
        {title}
      </Text>
      {onAdd && (
        <Button size='s' kind='secondary' icon='plus' onTap={onAdd}>
          {t('common.add')}
        </Button>
      )}
    </View>
  )
}
