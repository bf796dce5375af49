import { observer } from 'mobx-react-lite'
import { type ComponentType, useEffect, useState } from 'react'
import { useOnce } from '../../../../engine/actions/use-once'
import { useSubmit } from '../../../../engine/actions/use-submit'
import { useQuery } from '../../../../engine/data/queries'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { isObject } from '../../../../shared/json'
import { Button } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Segmented } from '../../../../ui/choices/choices'
import { TextField } from '../../../../ui/form-field/form-field'
import { Text, View } from '../../../../ui/primitives/elements'
import { Sheet } from '../../../../ui/sheet/sheet'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import { cancelRelease, getVersion, publishDraft, unpublish, Version } from '../../contract-editor'
import { useNames } from '../../parts/catalogue'
import { MOST_WIDGETS, secondsOf } from '../../parts/reading'
import { versionBy, versionsOf } from '../../queries'
import { findRow, rowsOf, stamped } from '../../rules/document'
import { changesBetween } from '../../rules/history'
import type { PanelProps } from './beside'
import type { Editing } from './editing'
import { type Finding, useCare, useTitles } from './findings'
import { publishPlain, standsAgainst } from './kept'

interface ReviewProps {
  readonly editing: Editing
  readonly onClose: () => void
}
interface PublishProps extends ReviewProps {
  /** Something is selected: its fields are wanted. */
  readonly onShow: () => void
}
/** Handed in: they come by themselves. */
export type ReviewPanels = PublishProps &
  Readonly<Record<'Links' | 'Acts', ComponentType<PanelProps>>>

const TABS = ['publish', 'versions', 'links', 'acts'] as const

/** What would be published and what is wrong with it; and what was published before. */
export function Review({ editing, onClose, onShow, Links, Acts }: ReviewPanels) {
  const t = useTranslate()
  const [tab, setTab] = useState<(typeof TABS)[number]>('publish')
  const { isPlain, findings } = editing
  // Whoever looks at the list again wants to be led anew.
  useEffect(() => findings.put('aim', undefined), [findings])
  return (
    <Sheet open onClose={onClose} title={t('builder.publish')} closeLabel={t('common.close')}>
      <View className='tp-edit__review'>
        <Segmented
          label={t('builder.publish')}
          options={TABS.slice(0, isPlain ? 1 : TABS.length).map((value) => ({
            value,
            label: t(`builder.review.${value}`),
          }))}
          value={tab}
          onChange={setTab}
        />
        {tab === 'publish' && <Publish editing={editing} onClose={onClose} onShow={onShow} />}
        {tab === 'versions' && <Versions editing={editing} onClose={onClose} />}
        {tab === 'links' && <Links editing={editing} />}
        {tab === 'acts' && <Acts editing={editing} />}
      </View>
    </Sheet>
  )
}

const Publish = observer(function Publish({ editing, onClose, onShow }: PublishProps) {
  const { registry } = usePage()
  const { host } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const nameOf = useNames()
  const titleOf = useTitles()
  const once = useOnce()
  const { busy, problem, setProblem, run } = useSubmit()
  const [note, setNote] = useState('')
  const [when, setWhen] = useState<'now' | 'at'>('now')
  const [time, setTime] = useState('')
  const { page, url, liveVersion, isPlain } = editing
  const live = useQuery({
    ...versionBy(url, liveVersion),
    enabled: liveVersion !== Version.None && !isPlain,
  })
  const onAir = isPlain ? editing.saved : live.value?.definition
  const isMeant = useCare(editing, onAir)
  const changes = changesBetween(isObject(onAir) ? stamped(onAir) : { widgets: [] }, page)
  const found = registry ? editing.findings.of(page, registry, url, host.platform) : []
  const errors = found.filter(({ severity }) => severity === 'error')
  const warnings = found.filter(({ severity }) => severity === 'warning')
  const isTooMuch = rowsOf(page).length > MOST_WIDGETS
  const startsAt = when === 'at' ? secondsOf(time) : undefined
  const isWrongTime = when === 'at' && startsAt === undefined

  async function send(): Promise<void> {
    const { meeting } = editing
    if (!(await isMeant(page))) return
    if (editing.isPlain) {
      if (await publishPlain(editing)) host.toast(t('builder.review.live'))
      return onClose()
    }
    const { joins } = meeting
    if (!(await editing.save())) {
      // What somebody else has changed is looked at before it goes out.
      if (meeting.joins > joins || !(await editing.save()))
        return setProblem(t('builder.review.unsaved'))
    }
    const { revision } = editing
    const body = { url, revision, note, startsAt }
    const answer = await once(
      (requestId) => publishDraft({ body: { ...body, requestId } }, { quiet: true }),
      JSON.stringify(body),
    )
    if (answer.outcome === 'conflict') {
      editing.meet(await standsAgainst(answer.draft, editing.revision))
      return onClose()
    }
    host.toast(t(answer.outcome === 'live' ? 'builder.review.live' : 'builder.review.scheduled'))
    await editing.renew()
    onClose()
  }

  function show({ id, inner }: Finding): void {
    editing.select(id)
    editing.findings.put('aim', { id, inner })
    onShow()
    onClose()
  }
  const list = (of: readonly Finding[], title: string) =>
    of.length > 0 && (
      <CellGroup title={title}>
        {of.map((each, at) => {
          const type = findRow(page, each.id)?.type
          return (
            <Cell
              // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same.
              key={at}
              icon='alert'
              iconTone={each.severity === 'error' ? 'danger' : 'warning'}
              title={[type && nameOf(type), titleOf(each)].filter(Boolean).join(' · ')}
              note={each.message}
              onTap={() => show(each)}
            />
          )
        })}
      </CellGroup>
    )
  return (
    <View className='tp-edit__form'>
      <Text role='status'>{t('builder.review.changes', { ...changes })}</Text>
      {list(errors, t('builder.review.problems', { count: errors.length }))}
      {list(warnings, t('builder.review.warnings', { count: warnings.length }))}
      {isTooMuch && (
        <Notice tone='danger'>{t('builder.review.tooMany', { n: MOST_WIDGETS })}</Notice>
      )}
      {!isPlain && (
        <TextField
          label={t('builder.review.note')}
          field={{ value: note, maxLength: 200, onChange: setNote }}
        />
      )}
      {!isPlain && (
        <Segmented
          label={t('builder.review.when')}
          options={[
            { value: 'now', label: t('builder.review.now') },
            { value: 'at', label: t('builder.review.at') },
          ]}
          value={when}
          onChange={setWhen}
        />
      )}
      {when === 'at' && (
        <TextField
          label={t('builder.review.time')}
          hint={
            startsAt === undefined ? t('builder.review.timeHint') : formatDateTime(startsAt, locale)
          }
          field={{ value: time, placeholder: '2027-01-31 18:00', onChange: setTime }}
        />
      )}
      {problem && <Notice tone='danger'>{problem}</Notice>}
      <Button
        block
        size='l'
        loading={busy}
        disabled={
          errors.length > 0 || isTooMuch || isWrongTime || editing.meeting.draft !== undefined
        }
        onTap={() => void run(send)}
      >
        {t('builder.publish')}
      </Button>
    </View>
  )
})

/** What waits for its time, and what was on air; each can be taken up again. */
const Versions = observer(function Versions({ editing, onClose }: ReviewProps) {
  const { host } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const { ask } = usePage()
  const once = useOnce()
  const { problem, busy, run } = useSubmit()
  const { url, liveVersion } = editing
  const found = useQuery(versionsOf(url, liveVersion))
  const restore = (version: number) =>
    run(async () => {
      const { definition } = await getVersion({ query: { url, version } })
      if (isObject(definition)) editing.replace(definition)
      host.toast(t('builder.review.restored', { version }))
      onClose()
    })
  const cancel = (id: string) =>
    run(async () => {
      await cancelRelease({ body: { id } }, { quiet: true })
      await found.reload()
    })
  const entry = (version: number, title: string, note?: string) => (
    <Cell
      key={version}
      title={title}
      note={note}
      value={
        <Button
          size='s'
          kind='secondary'
          disabled={busy}
          label={t('builder.review.restoreOf', { version })}
          onTap={() => void restore(version)}
        >
          {t('builder.review.restore')}
        </Button>
      }
    />
  )
  async function takeOff(): Promise<void> {
    const sure = await ask({
      title: t('builder.review.offSure'),
      text: t('builder.review.offLost'),
      ok: t('builder.review.offOk'),
      cancel: t('common.cancel'),
      tone: 'danger',
    })
    if (!sure) return
    await run(async () => {
      await once(
        (requestId) => unpublish({ body: { url, note: '', requestId } }, { quiet: true }),
        `${url} ${liveVersion}`,
      )
      host.toast(t('builder.review.offDone'))
      await editing.renew()
    })
  }
  return (
    <QueryState
      query={found}
      inSheet
      offline={OFFLINE}
      skeleton={<Skeleton kind='cell' count={4} label={t('common.loading')} />}
    >
      {({ versions, waiting }) => (
        <View className='tp-edit__form'>
          {problem && <Notice tone='danger'>{problem}</Notice>}
          {waiting.map(({ id, version, state, startsAt }) => (
            <Cell
              key={id}
              title={t(`builder.release.${state === 'held' ? 'held' : 'scheduled'}`, { version })}
              note={formatDateTime(startsAt, locale)}
              value={
                <Button size='s' kind='secondary' disabled={busy} onTap={() => void cancel(id)}>
                  {t('builder.review.cancel')}
                </Button>
              }
            />
          ))}
          {versions.map(({ version, note, createdAt, createdBy }) =>
            entry(
              version,
              t('builder.review.version', { version }),
              [formatDateTime(createdAt, locale), createdBy, note].filter(Boolean).join(' · '),
            ),
          )}
          {entry(Version.Shipped, t('builder.review.shipped'))}
          {liveVersion !== Version.None && (
            <Button block kind='secondary' disabled={busy} onTap={() => void takeOff()}>
              {t('builder.review.off')}
            </Button>
          )}
        </View>
      )}
    </QueryState>
  )
})
