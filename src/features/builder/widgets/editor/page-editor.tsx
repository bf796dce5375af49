import '../../parts/editor.scss'
import { observer } from 'mobx-react-lite'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { FormSheet } from '../../../../engine/actions/form-sheet'
import { useOpen } from '../../../../engine/actions/open'
import { useForm } from '../../../../engine/actions/use-form'
import { usePages, useQuery } from '../../../../engine/data/queries'
import { draftKey } from '../../../../engine/data/use-draft'
import { latePart } from '../../../../engine/outlet/lazy-widget'
import { OFFLINE, PagedList, QueryState } from '../../../../engine/outlet/paged-list'
import { BlockSkeleton } from '../../../../engine/outlet/states'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { isOutage } from '../../../../errors'
import { bringTexts, type OwnTexts, useLocale, useTranslate } from '../../../../i18n'
import { formatUrl } from '../../../../routing/url'
import { HEX, READABLE, type Reading, readingsOf, THEMES } from '../../../../shared/colours'
import { isObject } from '../../../../shared/json'
import { Button } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { TextField } from '../../../../ui/form-field/form-field'
import { Tag } from '../../../../ui/marks/marks'
import { View } from '../../../../ui/primitives/elements'
import { RadioGroup, RadioRow } from '../../../../ui/radio/radio'
import { SearchInput, useSettled } from '../../../../ui/search-input/search-input'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { saveConfig } from '../../../record'
import { type EditedPage, Version } from '../../contract-editor'
import { useWords, type WordOf } from '../../parts/catalogue'
import { draftBy, editedPages } from '../../queries'
import type { Raw } from '../../rules/document'
import type { DeskProps } from './editor-desk'
import type { MendProps } from './hands'
import { keptDraft } from './kept'

/** What the editor alone says: everybody loads the texts of the app. */
const TEXTS: OwnTexts = {
  en: () => import('../../texts.editor.en.json').then((texts) => ({ editor: texts.default })),
  'zh-Hans': () =>
    import('../../texts.editor.zh-Hans.json').then((texts) => ({ editor: texts.default })),
}

/** Themes are chosen in brands that have them, and named in no other. */
const OF_THEMES: OwnTexts = {
  en: async () => ({
    editor: process.env.TARO_APP_WARDROBE
      ? (await import('../../texts.theme.en.json')).default
      : {},
  }),
  'zh-Hans': async () => ({
    editor: process.env.TARO_APP_WARDROBE
      ? (await import('../../texts.theme.zh-Hans.json')).default
      : {},
  }),
}

const loadDesk = () =>
  Promise.all([import(/* webpackChunkName: "desk" */ './editor-desk'), bringTexts(TEXTS)]).then(
    ([part]) => part.EditorDesk,
  )
const LateDesk = latePart<DeskProps>(loadDesk, <BlockSkeleton height={320} />)

/** See `EditorDesk`. React does not wait for it: what is shown instead stays for half a second at least then. */
function useDesk(): ComponentType<DeskProps> | undefined {
  const [Desk, setDesk] = useState<ComponentType<DeskProps>>()
  useEffect(() => {
    let isOver = false
    const take = (found: ComponentType<DeskProps>) => isOver || setDesk(() => found)
    // What did not come asks again, and says so.
    loadDesk().then(take, () => take(LateDesk))
    return () => {
      isOver = true
    }
  }, [])
  return Desk
}

/** See `Mend`. */
const Mend = latePart<MendProps>(
  () => import(/* webpackChunkName: "desk" */ './hands').then((part) => part.Mend),
  <BlockSkeleton height={320} />,
)

/** `/diy/index`: the pages there are below what its definition puts above them, or the editor of one of them. */
export function PageEditor({ slot }: { readonly slot: (name: string) => ReactNode }) {
  const { url } = usePage().query
  if (url) return <OnePage key={url} url={url} />
  return (
    <>
      {slot('above')}
      <PageList />
    </>
  )
}

const addressOf = (url: string) => formatUrl('/diy/index', { url })
const ADDRESS = /^\/[\w/-]{1,120}$/

/** Every page with how it stands: those that were changed come first. */
function PageList() {
  const t = useTranslate()
  const open = useOpen()
  const [typed, setTyped] = useState('')
  const keyword = useSettled(typed.trim())
  const list = usePages(editedPages(keyword, useLocale()))
  useReturnRefresh(list.reload)
  const isNew = ADDRESS.test(keyword) && !list.items.some(({ url }) => url === keyword)
  return (
    <View className='tp-edit tp-edit--list'>
      {process.env.TARO_APP_WARDROBE && <Theme />}
      <SearchInput
        value={typed}
        onChange={setTyped}
        placeholder={t('builder.list.search')}
        clearLabel={t('builder.list.clear')}
      />
      {isNew && list.status === 'ready' && (
        <Button block kind='secondary' icon='plus' onTap={open.to(addressOf(keyword))}>
          {t('builder.list.create', { url: keyword })}
        </Button>
      )}
      <PagedList
        list={list}
        offline={OFFLINE}
        skeleton={<Skeleton kind='cell' count={6} label={t('common.loading')} />}
        empty={{ variant: 'search', title: t('builder.list.none') }}
        more='common.more'
        className='tp-edit__pages'
        label={t('builder.list.label')}
      >
        {(page) => (
          <View key={page.url} className='tp-edit__page' role='listitem'>
            <Cell
              title={page.name}
              note={page.url}
              value={<States page={page} />}
              onTap={open.to(addressOf(page.url))}
            />
          </View>
        )}
      </PagedList>
    </View>
  )
}

function States({ page }: { readonly page: EditedPage }) {
  const t = useTranslate()
  const isLive = page.liveVersion !== Version.None
  const { errors = 0, warnings = 0 } = page.problems ?? {}
  const count = errors + warnings
  return (
    <View className='tp-edit__states'>
      {count > 0 && (
        <Tag tone={errors ? 'danger' : 'warning'}>
          {t(errors ? 'builder.state.problems' : 'builder.review.warnings', { count })}
        </Tag>
      )}
      {page.isChanged && <Tag tone='warning'>{t('builder.state.draft')}</Tag>}
      {page.waiting > 0 && <Tag tone='info'>{t('builder.state.waiting')}</Tag>}
      {isLive ? (
        <Tag tone='success'>{t('builder.state.live')}</Tag>
      ) : (
        <Tag>{t('builder.state.off')}</Tag>
      )}
    </View>
  )
}

/** One that is not there yet is begun. */
const isPage = (definition: unknown) =>
  definition === null || (isObject(definition) && Array.isArray(definition.widgets))

/** A page as the server has it; without the server, as this device does. */
const OnePage = observer(function OnePage({ url }: { readonly url: string }) {
  const { persistence, session } = useServices()
  const t = useTranslate()
  const [key] = useState(() => draftKey(session.userId, '/diy/index', url))
  const [visit] = useState(Date.now)
  const [mended, setMended] = useState<Raw>()
  const Desk = useDesk()
  const coming = <Skeleton kind='cell' count={8} label={t('common.loading')} />
  const found = useQuery(
    draftBy(url, visit, (error) =>
      isOutage(error) ? keptDraft(persistence, key, url) : undefined,
    ),
  )
  return (
    <QueryState query={found} skeleton={coming} offline={OFFLINE}>
      {(draft) => {
        if (!mended && !isPage(draft.definition))
          return <Mend definition={draft.definition} url={draft.url} onTake={setMended} />
        return Desk ? <Desk draft={draft} draftKey={key} mended={mended} /> : coming
      }}
    </QueryState>
  )
})

const OWN = ''
const FREE = '#'
/** Rounded down: what is too low is not called enough. */
const said = (contrast: number) => (Math.floor(contrast * 10) / 10).toFixed(1)

/** See `Colours`; it comes with what it says. */
function Theme() {
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    bringTexts(OF_THEMES).then(
      () => setHere(true),
      () => {},
    )
  }, [])
  return isHere ? <Colours /> : null
}

/** Has everybody's app wear a theme of the brand, or a colour that can be read (decision 0109). */
function Colours() {
  const { settings, persistence, host } = useServices()
  const say = useWords('theme')
  const [isOpen, setOpen] = useState(false)
  const worn = settings.wears
  const form = useForm({
    initial: HEX.test(worn) ? { chosen: FREE, colour: worn } : { chosen: worn, colour: '' },
  })
  const { chosen } = form.values
  const colour = form.values.colour.trim().toLowerCase()
  const isFree = chosen === FREE
  const readings = isFree && HEX.test(colour) ? readingsOf(colour) : []
  const lowest = Math.min(...readings.map(({ contrast }) => contrast))
  const isLow = lowest < READABLE
  const names = Object.keys(JSON.parse(process.env.TARO_APP_WARDROBE || '{}'))
  const own: Readonly<Record<string, string>> = { [OWN]: say('own'), [FREE]: say('free') }
  const save = () =>
    form.submit(async () => {
      const value = isFree ? { name: '', colour } : { name: chosen, colour: '' }
      await saveConfig({ body: { type: 'theme', value } }, { quiet: true })
      settings.wear(value.colour || value.name)
      persistence.tryWrite('wears', settings.wears)
      host.toast(say('saved'))
      setOpen(false)
    })
  return (
    <>
      <CellGroup>
        <Cell icon='image' title={say('row')} note={say('rowNote')} onTap={() => setOpen(true)} />
      </CellGroup>
      <FormSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={say('row')}
        submitText={say('save')}
        disabled={isFree && (readings.length === 0 || isLow)}
        form={form}
        onSubmit={save}
      >
        <View className='tp-edit__form'>
          <RadioGroup label={say('choose')}>
            {[OWN, ...names, FREE].map((each) => (
              <RadioRow
                key={each}
                title={own[each] ?? say('theme', { name: each })}
                checked={each === chosen}
                onChange={() => form.set({ chosen: each })}
              />
            ))}
          </RadioGroup>
          {isFree && (
            <TextField
              label={say('colour')}
              hint={say('hint')}
              error={isLow ? say('low', { n: said(lowest) }) : form.problemOf('colour')}
              field={{ ...form.text('colour'), maxLength: 7, placeholder: '#0f6b57' }}
            />
          )}
          <Readings readings={readings} />
        </View>
      </FormSheet>
    </>
  )
}

/** How well each text of a colour is read, in both themes. */
function Readings({ readings }: { readonly readings: readonly Reading[] }) {
  const say = useWords('theme')
  if (readings.length === 0) return null
  return THEMES.map((theme) => (
    <CellGroup key={theme} title={say(theme)}>
      {readings
        .filter((each) => each.theme === theme)
        .map(({ text, ground, contrast }) => (
          <Cell
            key={text + ground}
            title={say(`${text}.${ground}` as WordOf<'theme'>)}
            value={`${said(contrast)}:1`}
            danger={contrast < READABLE}
            icon={contrast < READABLE ? 'alert' : 'check'}
          />
        ))}
    </CellGroup>
  ))
}
