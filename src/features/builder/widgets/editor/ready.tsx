import { useEffect, useState } from 'react'
import { usePages, useQuery } from '../../../../engine/data/queries'
import { OFFLINE, PagedList, QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { isObject } from '../../../../shared/json'
import { LOCALES } from '../../../../shared/l10n'
import { Button, IconButton } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Segmented } from '../../../../ui/choices/choices'
import { TextField } from '../../../../ui/form-field/form-field'
import { View } from '../../../../ui/primitives/elements'
import { SearchInput } from '../../../../ui/search-input/search-input'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import { deleteTemplate, getTemplate, saveTemplate, type Template } from '../../contract-library'
import { useWords } from '../../parts/catalogue'
import { MOST_WIDGETS, registryFor } from '../../parts/reading'
import { draftOrLive, readyPages, templatesOf } from '../../queries'
import { rowsOf, withParts } from '../../rules/document'
import type { Editing } from './editing'
import { Panel, usePanelForm, useSending } from './hands'
import json from './ready.json'

const KINDS = ['ready', 'saved', 'keep'] as const
interface Shown {
  readonly kind: (typeof KINDS)[number]
  /** Another shelf led here: the keyboard goes on in the first field. */
  readonly isSent?: boolean
}
const SHELVES = { ready: Shipped, saved: Saved, keep: Keep }

export interface ReadyProps {
  readonly editing: Editing
  readonly onClose: () => void
}

/** What is there already for this page: what ships with the editor, other pages, and what was saved. */
export function Ready({ editing, onClose }: ReadyProps) {
  const { host } = useServices()
  const say = useWords('ready')
  const [{ kind, isSent = false }, show] = useState<Shown>({ kind: 'ready' })
  const { problem, run } = useSending()
  const Shelf = SHELVES[kind]
  function add(widgets: unknown, whole?: unknown): void {
    const next = withParts(editing.page, widgets, whole)
    const all = rowsOf(next).length
    if (all === editing.rows.length) return void host.toast(say('empty'))
    if (all > MOST_WIDGETS) return void host.toast(say('full', { n: MOST_WIDGETS }))
    host.toast(say('added', { n: all - editing.rows.length }))
    editing.replace(next)
    onClose()
  }
  const fetch = (load: () => Promise<{ readonly definition: unknown }>, isWhole: boolean) =>
    void run(async () => {
      const { definition } = await load()
      add(isObject(definition) ? definition.widgets : [], isWhole ? definition : undefined)
    })
  return (
    <Panel open title={say('title')} onClose={onClose}>
      <View className='tp-edit__palette'>
        <Segmented
          label={say('title')}
          options={(editing.isPlain ? KINDS.slice(0, 1) : KINDS).map((value) => ({
            value,
            label: say(value),
          }))}
          value={kind}
          onChange={(next) => show({ kind: next })}
        />
        {problem && <Notice tone='danger'>{problem}</Notice>}
        <Shelf
          editing={editing}
          isSent={isSent}
          onAdd={add}
          onFetch={fetch}
          onKept={() => show({ kind: 'saved' })}
          onKeep={() => show({ kind: 'keep', isSent: true })}
        />
      </View>
    </Panel>
  )
}

interface ShelfProps {
  readonly editing: Editing
  readonly isSent: boolean
  readonly onAdd: (widgets: unknown) => void
  readonly onFetch: (
    load: () => Promise<{ readonly definition: unknown }>,
    isWhole: boolean,
  ) => void
  readonly onKept: () => void
  readonly onKeep: () => void
}

/** Sections and pages that ship with the editor, and all parts of another page. */
function Shipped({ editing, onAdd, onFetch }: ShelfProps) {
  const { registry } = usePage()
  const t = useTranslate()
  const say = useWords('ready')
  const locale = useLocale()
  const at = LOCALES.indexOf(locale)
  const [keyword, setKeyword] = useState('')
  const found = useQuery(readyPages(keyword.trim(), locale))
  const drawn = registry && registryFor(registry, editing.url)
  const sections = json.ready.filter(({ widgets }) =>
    widgets.every(({ config }) => drawn?.has(config.type)),
  )
  const partsOf = (keys: readonly string[]) =>
    sections.filter(({ key }) => keys.includes(key)).flatMap(({ widgets }) => widgets as unknown[])
  const pages = json.pages.filter(({ of }) =>
    of.every((key) => sections.some((section) => section.key === key)),
  )
  return (
    <>
      {sections.length > 0 && (
        <CellGroup title={say('parts')}>
          {sections.map(({ key, name, widgets }) => (
            <Cell key={key} title={name[at]} onTap={() => onAdd(widgets)} />
          ))}
        </CellGroup>
      )}
      {pages.length > 0 && (
        <CellGroup title={say('templates')}>
          {pages.map(({ name, of }) => (
            <Cell key={name[0]} title={name[at]} onTap={() => onAdd(partsOf(of))} />
          ))}
        </CellGroup>
      )}
      <SearchInput
        value={keyword}
        onChange={setKeyword}
        placeholder={say('search')}
        clearLabel={say('clear')}
      />
      <QueryState
        query={found}
        inSheet
        offline={OFFLINE}
        skeleton={<Skeleton kind='cell' count={3} label={t('common.loading')} />}
      >
        {({ result }) => (
          <CellGroup title={say('pages')}>
            {result
              .filter(({ url }) => url !== editing.url)
              .map(({ url, name }) => (
                <Cell
                  key={url}
                  title={name}
                  note={url}
                  onTap={() => onFetch(() => draftOrLive(url), false)}
                />
              ))}
          </CellGroup>
        )}
      </QueryState>
    </>
  )
}

/** Names what holds the button that deletes a template, and what holds them all. */
const idOf = (template = '') => `tp-template-${template}`

/** What operators have saved: taken into the page, or deleted. */
function Saved({ onFetch, onKeep }: ShelfProps) {
  const { host } = useServices()
  const { ask } = usePage()
  const t = useTranslate()
  const say = useWords('ready')
  const { problem, run, once } = useSending()
  const list = usePages(templatesOf(''))
  const { items } = list
  const [isLastGone, setLastGone] = useState(false)
  useEffect(() => {
    if (isLastGone && items.length === 0) host.reveal(idOf())
  }, [isLastGone, items.length, host])
  const load = (id: string) => getTemplate({ query: { id } })
  async function remove({ id, name }: Template): Promise<void> {
    const sure = await ask({
      title: say('sure'),
      text: `${name} · ${say('stays')}`,
      ok: t('common.delete'),
      cancel: t('common.cancel'),
      tone: 'danger',
    })
    if (!sure) return
    await run(async () => {
      await once((requestId) => deleteTemplate({ body: { id, requestId } }, { quiet: true }), id)
      host.toast(say('deleted'))
      // The button that had the focus goes.
      const at = items.findIndex((each) => each.id === id)
      const beside = items[at + 1] ?? items[at - 1]
      if (beside) host.reveal(idOf(beside.id))
      else setLastGone(true)
      await list.reload()
    })
  }
  return (
    <View id={idOf()}>
      {problem && <Notice tone='danger'>{problem}</Notice>}
      <PagedList
        list={list}
        offline={OFFLINE}
        skeleton={<Skeleton kind='cell' count={3} label={t('common.loading')} />}
        empty={{ title: say('none'), actionText: say('save'), onAction: onKeep }}
        more='common.more'
        label={say('saved')}
      >
        {(each) => (
          <View key={each.id} role='listitem' className='tp-edit__line'>
            <Cell
              className='tp-edit__row'
              title={each.name}
              note={say(each.kind, { n: each.count, name: each.createdBy })}
              onTap={() => onFetch(() => load(each.id), each.kind === 'page')}
            />
            <View id={idOf(each.id)}>
              <IconButton
                name='trash'
                label={say('delete', { name: each.name })}
                onTap={() => void remove(each)}
              />
            </View>
          </View>
        )}
      </PagedList>
    </View>
  )
}

/** Keeps the page, or what is selected on it, under a name. */
function Keep({ editing, isSent, onKept }: ShelfProps) {
  const { host } = useServices()
  const say = useWords('ready')
  const { once } = useSending()
  const { row, page } = editing
  const initial: Pick<Template, 'kind' | 'name'> = { kind: row ? 'section' : 'page', name: '' }
  const form = usePanelForm({ initial })
  const { kind } = form.values
  const kinds = row ? (['section', 'page'] as const) : (['page'] as const)
  const save = () =>
    form.submit(async ({ name }) => {
      const definition = kind === 'section' && row ? { widgets: [row.node] } : page
      const body = { kind, name: name.trim(), definition }
      await once(
        (requestId) => saveTemplate({ body: { ...body, requestId } }, { quiet: true }),
        JSON.stringify(body),
      )
      host.toast(say('kept', { name: body.name }))
      onKept()
    })
  return (
    <>
      <Segmented
        label={say('kind')}
        options={kinds.map((value) => ({ value, label: say(`of.${value}`) }))}
        value={kind}
        onChange={(next) => form.set({ kind: next })}
      />
      <TextField
        label={say('name')}
        error={form.problemOf('name')}
        field={{ ...form.text('name'), maxLength: 60, autoFocus: isSent || undefined }}
      />
      {form.refusal && <Notice tone='danger'>{form.refusal}</Notice>}
      <Button
        block
        loading={form.busy}
        disabled={form.values.name.trim() === ''}
        onTap={() => void save()}
      >
        {say('save')}
      </Button>
    </>
  )
}
