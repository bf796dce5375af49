import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useOpen } from '../../../../engine/actions/open'
import { useQuery } from '../../../../engine/data/queries'
import { draftKey } from '../../../../engine/data/use-draft'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { findRoute } from '../../../../routing/derive'
import { formatUrl } from '../../../../routing/url'
import { isObject } from '../../../../shared/json'
import { Button } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { TextField } from '../../../../ui/form-field/form-field'
import { Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import { renamePage } from '../../contract-editor'
import { useWords } from '../../parts/catalogue'
import { linksLeadingTo } from '../../queries'
import type { Field } from '../../rules/describe'
import { type Key, PAGE, type Raw, valueAt } from '../../rules/document'
import type { Editing } from './editing'
import { Control } from './fields'
import { inside, isIn, useAimed } from './findings'
import { AllFound, Panel, Switch, usePanelForm, useSending, Whole } from './hands'
import { settingOf } from './plain-controls'
import { putAway } from './steps'

const META = ['data', '$meta'] as const
const option = (name: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  name,
  kind,
  isRequired: false,
  ...more,
})
const share: readonly Field[] = [
  option('title', 'l10n'),
  option('image', 'text'),
  option('url', 'url'),
]

/** What a page says of itself, and where. */
export const SETTINGS: readonly (readonly [path: readonly Key[], field: Field])[] = [
  [['name'], option('name', 'l10n', { isRequired: true })],
  [[...META, 'nav', 'title'], option('navTitle', 'l10n')],
  [['security', 'isLogin'], option('isLogin', 'switch', { initial: false })],
  [['security', 'isAdmin'], option('isAdmin', 'switch', { initial: false })],
  [['security', 'getApi'], option('getApi', 'text')],
  [[...META, 'role'], option('role', 'choice', { options: ['special'] })],
  [[...META, 'nav', 'pullRefresh'], option('pullRefresh', 'switch', { initial: false })],
  [[...META, 'nav', 'transparent'], option('transparent', 'switch', { initial: false })],
  [
    [...META, 'nav', 'share'],
    option('share', 'switch', {
      initial: false,
      forms: [option('share', 'object', { fields: share })],
    }),
  ],
  [[...META, 'minClient'], option('minClient', 'text')],
  [
    [...META, 'platforms'],
    option('platforms', 'list', {
      item: option('platform', 'choice', { options: ['h5', 'weapp', 'alipay'] }),
    }),
  ],
  [['data', '$sources'], option('sources', 'json')],
  [['pop'], option('pop', 'json')],
]

const elementOf = (name: string) => `tp-edit-page-${name}`

/** A value where nothing is yet, with all that must stand around it. */
const nested = (path: readonly Key[], value: unknown): unknown =>
  path.length === 0 ? value : { [String(path[0])]: nested(path.slice(1), value) }

export interface PageSettingsProps {
  readonly editing: Editing
}

/** The way to another address for a page. */
const Address = observer(function Address({ editing }: PageSettingsProps) {
  const say = useWords('address')
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button kind='secondary' size='s' icon='edit' onTap={() => setOpen(true)}>
        {say('change')}
      </Button>
      {isOpen && (
        <Panel open title={say('change')} onClose={close}>
          <NewAddress editing={editing} onClose={close} />
        </Panel>
      )}
    </>
  )
})

/** What the address is to be, and what leads to the one before. */
function NewAddress({ editing, onClose }: PageSettingsProps & { readonly onClose: () => void }) {
  const { persistence, session, host } = useServices()
  const t = useTranslate()
  const say = useWords('address')
  const open = useOpen()
  const { once } = useSending()
  const [url] = useState(editing.url)
  const form = usePanelForm({ initial: { to: url, relink: true } })
  const { to, relink } = form.values
  const found = useQuery(linksLeadingTo(url))

  async function send(): Promise<void> {
    if (!(await editing.save())) return form.setRefusal(t('builder.review.unsaved'))
    const { revision, page } = editing
    const body = { url, to: to.trim(), revision, relink }
    const answer = await once(
      (requestId) => renamePage({ body: { ...body, requestId } }, { quiet: true }),
      JSON.stringify(body),
    )
    onClose()
    if (answer.outcome === 'conflict') return void editing.overtaken(answer.draft)
    editing.moved(answer, page)
    // What can be undone goes along. A page that led to itself is another one now: it begins anew.
    const key = draftKey(session.userId, '/diy/index', answer.url)
    const { edited, baseVersion, isUnsaved } = editing
    const kept = { edited, baseVersion, revision: revision + 1, isUnsaved, sent: undefined }
    putAway({ persistence, key, draft: {} }, kept)
    host.toast(say('done', { url: answer.url }))
    await open(formatUrl('/diy/index', { url: answer.url }), { replace: true })
  }
  return (
    <View className='tp-edit__form'>
      <TextField
        label={say('address')}
        hint={say('hint')}
        error={form.problemOf('to')}
        field={{ ...form.text('to'), maxLength: 121, placeholder: '/spring/sale' }}
      />
      <QueryState
        query={found}
        inSheet
        offline={OFFLINE}
        skeleton={<Skeleton kind='cell' count={2} label={t('common.loading')} />}
      >
        {(links) =>
          links.length === 0 ? (
            <Text className='tp-edit__note'>{say('none')}</Text>
          ) : (
            <>
              <CellGroup title={say('links')}>
                {links.map(({ kind, id, name, stays }) => (
                  <Cell key={kind + id} title={name} note={say(stays ? 'stays' : kind, { id })} />
                ))}
              </CellGroup>
              <View className='tp-edit__switch'>
                <Text className='tp-edit__label'>{say('relink')}</Text>
                <Switch
                  label={say('relink')}
                  checked={relink}
                  onChange={(on) => form.set({ relink: on })}
                />
              </View>
            </>
          )
        }
      </QueryState>
      {form.refusal && <Notice tone='danger'>{form.refusal}</Notice>}
      <Button
        block
        size='l'
        loading={form.busy}
        disabled={to.trim() === '' || to.trim() === url || found.value === undefined}
        onTap={() => void form.submit(send)}
      >
        {say('change')}
      </Button>
    </View>
  )
}

interface SettingProps extends PageSettingsProps {
  readonly path: readonly Key[]
  readonly field: Field
  readonly value: unknown
  readonly aim: string | undefined
}

/** One thing that the page says of itself: a key in another one leaves it alone. */
const Setting = observer(function Setting({ editing, path, field, value, aim }: SettingProps) {
  const locale = useLocale()
  function change(next: unknown, isTyped = false): void {
    const isFirst = path[1] === '$meta' && !isObject(valueAt(editing.page, META))
    // Without the version of the format a client reads nothing of it.
    if (isFirst && next !== undefined) {
      const meta = nested(path.slice(2), next) as Raw
      editing.set({ node: PAGE, path: META }, { schema: 1, ...meta }, isTyped)
    } else editing.set({ node: PAGE, path }, next, isTyped)
  }
  return (
    <View id={elementOf(field.name)}>
      <Control
        field={field}
        label={settingOf(field.name, locale)}
        value={value}
        aim={aim}
        onChange={change}
      />
    </View>
  )
})

/** What the page says of itself: its name, who may see it, its header; and all of it as JSON. */
export const PageSettings = observer(function PageSettings({ editing }: PageSettingsProps) {
  const t = useTranslate()
  const [isJson, setJson] = useState(false)
  const { page, findings } = editing
  const aimed = useAimed(findings, undefined, (inner) => {
    const found = SETTINGS.find(([path]) => isIn(inner, path.join('.')))
    return found && elementOf(found[1].name)
  })
  return (
    <View className='tp-edit__form' role='region' label={t('builder.page.title')}>
      <Text className='tp-edit__heading' level={2}>
        {t('builder.page.title')}
      </Text>
      <Text className='tp-edit__note'>{editing.url}</Text>
      {!editing.isPlain && !findRoute(editing.url) && <Address editing={editing} />}
      <AllFound editing={editing} findings={findings.latest.filter(({ id }) => id === undefined)} />
      {SETTINGS.map(([path, field]) => (
        <Setting
          key={field.name}
          editing={editing}
          path={path}
          field={field}
          value={valueAt(page, path)}
          aim={inside(aimed, path.join('.'))}
        />
      ))}
      <Button kind='ghost' onTap={() => setJson(!isJson)}>
        {t(isJson ? 'builder.page.noJson' : 'builder.page.json')}
      </Button>
      {isJson && (
        <Whole
          text={JSON.stringify(page, undefined, 2)}
          url={editing.url}
          onTake={(definition) => {
            editing.replace(definition)
            setJson(false)
          }}
        />
      )}
    </View>
  )
})
