import { observer } from 'mobx-react-lite'
import { type ComponentType, useEffect, useState } from 'react'
import { useQuery } from '../../../../engine/data/queries'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatDateTime } from '../../../../shared/date'
import { isObject } from '../../../../shared/json'
import { Button } from '../../../../ui/button/button'
import { Cell } from '../../../../ui/cell/cell'
import { Segmented } from '../../../../ui/choices/choices'
import { TextField } from '../../../../ui/form-field/form-field'
import { Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import { cancelRelease, getVersion, publishDraft, unpublish, Version } from '../../contract-editor'
import { useWords } from '../../parts/catalogue'
import { MOST_WIDGETS, secondsOf } from '../../parts/reading'
import { versionBy, versionsOf } from '../../queries'
import { rowsOf, stamped } from '../../rules/document'
import { changesBetween } from '../../rules/history'
import { Acts, Links, standsAgainst, Times } from './beside'
import type { ComparedProps } from './compared'
import type { Editing } from './editing'
import { type Finding, type Said, tally, useCare } from './findings'
import { Panel, Problems, usePanelForm, useSending } from './hands'
import { publishPlain } from './kept'

export { merge, opsBetween } from '../../rules/merge'
export { Beside } from './beside'
export { Ready } from './ready'

export interface PublishProps {
  readonly editing: Editing
  readonly onClose: () => void
  /** Something is selected: its fields are wanted. */
  readonly onShow: () => void
  /** Handed on: its words come with another part. */
  readonly Compared: ComponentType<ComparedProps>
}
type Props<K extends keyof PublishProps> = Pick<PublishProps, 'editing' | 'onClose' | K>
const TABS = ['publish', 'versions', 'links', 'acts'] as const

/** What would be published and what is wrong with it; and what was published before. */
export function Review({ editing, onClose, onShow, Compared }: PublishProps) {
  const t = useTranslate()
  const [tab, setTab] = useState<(typeof TABS)[number]>('publish')
  const { isPlain, findings } = editing
  // Whoever looks at the list again wants to be led anew.
  useEffect(() => findings.put('aim', undefined), [findings])
  return (
    <Panel open onClose={onClose} title={t('builder.publish')}>
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
        {tab === 'versions' && <Versions editing={editing} onClose={onClose} Compared={Compared} />}
        {tab === 'links' && <Links editing={editing} />}
        {tab === 'acts' && <Acts editing={editing} />}
      </View>
    </Panel>
  )
}

const UNSAID: Said = { note: '', reason: '', when: 'now', time: '', until: '' }

const Publish = observer(function Publish({ editing, onClose, onShow }: Props<'onShow'>) {
  const { registry } = usePage()
  const { host } = useServices()
  const t = useTranslate()
  const { once } = useSending()
  const { page, url, liveVersion, isPlain, findings } = editing
  const form = usePanelForm({ initial: findings.said ?? UNSAID })
  const { note, reason, when, time, until } = form.values
  const live = useQuery({
    ...versionBy(url, liveVersion),
    enabled: liveVersion !== Version.None && !isPlain,
  })
  const onAir = isPlain ? editing.saved : live.value?.definition
  const isMeant = useCare(editing, onAir)
  const changes = changesBetween(isObject(onAir) ? stamped(onAir) : { widgets: [] }, page)
  const look = () => (registry ? findings.of(editing.page, registry, url, host.platform) : [])
  const found = look()
  const { errors: count } = tally(found)
  const isStopped = count > 0 && reason.trim() === ''
  const isTooMuch = rowsOf(page).length > MOST_WIDGETS
  const startsAt = when === 'at' ? secondsOf(time) : undefined
  const endsAt = isPlain ? undefined : secondsOf(until)
  const isWrongTime =
    (when === 'at' && startsAt === undefined) || (until.trim() !== '' && endsAt === undefined)

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
        return form.setRefusal(t('builder.review.unsaved'))
    }
    const { revision } = editing
    // Without errors by then it is not needed.
    const why = tally(look()).errors > 0 ? reason : undefined
    const body = { url, revision, note, reason: why, startsAt, endsAt }
    const answer = await once(
      (requestId) => publishDraft({ body: { ...body, requestId } }, { quiet: true }),
      JSON.stringify(body),
    )
    findings.said = answer.outcome === 'conflict' ? form.values : undefined
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
    findings.put('aim', { id, inner })
    onShow()
    onClose()
  }
  return (
    <View className='tp-edit__form'>
      <Text role='status'>{t('builder.review.changes', { ...changes })}</Text>
      <Problems editing={editing} findings={found} onShow={show} />
      {/* Where no acts are kept nobody could answer for it: without the field it stays stopped. */}
      {count > 0 && !isPlain && (
        <TextField
          label={t('builder.review.reason', { count })}
          error={form.problemOf('reason')}
          field={{ ...form.text('reason'), maxLength: 200 }}
        />
      )}
      {isTooMuch && (
        <Notice tone='danger'>{t('builder.review.tooMany', { n: MOST_WIDGETS })}</Notice>
      )}
      {!isPlain && (
        <>
          <TextField
            label={t('builder.review.note')}
            error={form.problemOf('note')}
            field={{ ...form.text('note'), maxLength: 200 }}
          />
          <Times form={form} startsAt={startsAt} endsAt={endsAt} />
        </>
      )}
      {form.refusal && <Notice tone='danger'>{form.refusal}</Notice>}
      <Button
        block
        size='l'
        loading={form.busy}
        disabled={isStopped || isTooMuch || isWrongTime || editing.meeting.draft !== undefined}
        onTap={() => void form.submit(send)}
      >
        {t('builder.publish')}
      </Button>
    </View>
  )
})

/** What waits for its time, and what was on air; each can be taken up again. */
const Versions = observer(function Versions(props: Props<'Compared'>) {
  const { host } = useServices()
  const t = useTranslate()
  const locale = useLocale()
  const { ask } = usePage()
  const { problem, busy, run, once } = useSending()
  const { editing, onClose, Compared } = props
  const { url, liveVersion } = editing
  const found = useQuery(versionsOf(url, liveVersion))
  const [chosen, setChosen] = useState<readonly number[]>([])
  const compare = useWords('compare')
  // Of three that are chosen the first makes room.
  const choose = (version: number) =>
    setChosen((before) =>
      before.includes(version)
        ? before.filter((each) => each !== version)
        : [...before, version].slice(-2),
    )
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
        <View className='tp-edit__choice'>
          <Button
            size='s'
            kind={chosen.includes(version) ? 'primary' : 'ghost'}
            label={compare(chosen.includes(version) ? 'without' : 'of', { version })}
            onTap={() => choose(version)}
          >
            {compare('with')}
          </Button>
          <Button
            size='s'
            kind='secondary'
            disabled={busy}
            label={t('builder.review.restoreOf', { version })}
            onTap={() => void restore(version)}
          >
            {t('builder.review.restore')}
          </Button>
        </View>
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
          {chosen.length > 0 && <Compared url={url} page={editing.page} chosen={chosen} />}
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
