import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useCopy } from '../../../../engine/actions/use-copy'
import type { Form } from '../../../../engine/actions/use-form'
import { useVisitId } from '../../../../engine/actions/use-once'
import { usePages, useQuery } from '../../../../engine/data/queries'
import { usePolling } from '../../../../engine/data/use-polling'
import { OFFLINE, PagedList, QueryState } from '../../../../engine/outlet/paged-list'
import { useServices } from '../../../../engine/services'
import { useLocale, useTranslate } from '../../../../i18n'
import { formatUrl } from '../../../../routing/url'
import { formatDateTime } from '../../../../shared/date'
import { Button } from '../../../../ui/button/button'
import { Cell, CellGroup } from '../../../../ui/cell/cell'
import { Segmented } from '../../../../ui/choices/choices'
import { TextField, type TextFieldProps } from '../../../../ui/form-field/form-field'
import { Text, View } from '../../../../ui/primitives/elements'
import { QrCode } from '../../../../ui/qr-code/qr-code'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import {
  addPreviewLink,
  type Draft,
  getVersion,
  PRESENCE_SECONDS,
  revokePreviewLinks,
  tellPresence,
  Version,
} from '../../contract-editor'
import { titleOf, useNames, useWords } from '../../parts/catalogue'
import { type Act, actsOf, linksOf } from '../../queries'
import { findRow, PAGE } from '../../rules/document'
import type { Editing } from './editing'
import type { Said } from './findings'
import { useSending } from './hands'

interface MomentProps extends Pick<TextFieldProps, 'label' | 'field'> {
  /** What was typed, as it is read; undefined for what is no time. */
  readonly seconds: number | undefined
}

/** A day and a time of the shop. What is read is told as it is said elsewhere. */
function Moment({ label, seconds, field }: MomentProps) {
  const t = useTranslate()
  const locale = useLocale()
  const hint =
    seconds === undefined ? t('builder.review.timeHint') : formatDateTime(seconds, locale)
  return (
    <TextField label={label} hint={hint} field={{ ...field, placeholder: '2027-01-31 18:00' }} />
  )
}

interface TimesProps {
  readonly form: Pick<Form<Said>, 'values' | 'set' | 'text'>
  readonly startsAt: number | undefined
  readonly endsAt: number | undefined
}

/** When a publication begins, at once or at a time, and when it ends. */
export function Times({ form, startsAt, endsAt }: TimesProps) {
  const t = useTranslate()
  const { when } = form.values
  return (
    <>
      <Segmented
        label={t('builder.review.when')}
        options={(['now', 'at'] as const).map((value) => ({
          value,
          label: t(`builder.review.${value}`),
        }))}
        value={when}
        onChange={(next) => form.set({ when: next })}
      />
      {when === 'at' && (
        <Moment label={t('builder.review.time')} seconds={startsAt} field={form.text('time')} />
      )}
      <Moment label={t('builder.review.until')} seconds={endsAt} field={form.text('until')} />
    </>
  )
}

export interface BesideProps {
  readonly editing: Editing
}

/** Tells that this page is edited here, ms: twice before it is forgotten. */
const EVERY = (PRESENCE_SECONDS * 1000) / 2

/** Who else edits this page, and what became of what they changed. */
export const Beside = observer(function Beside({ editing }: BesideProps) {
  const words = useWords('beside')
  const nameOf = useNames()
  const locale = useLocale()
  const t = useTranslate()
  const tab = useVisitId()
  const [others, setOthers] = useState<readonly string[]>([])
  usePolling(async () => {
    if (editing.isPlain) return
    try {
      const here = await tellPresence({ body: { url: editing.url, tab } }, { background: true })
      setOthers([...new Set(here.map(({ isMe, name }) => (isMe ? words('tab') : name)))])
    } catch (error) {
      // Nobody knows who is there.
      setOthers([])
      throw error
    }
  }, EVERY)
  const { clashes, joinedWith, read } = editing.meeting
  const both = new Set(
    clashes.map(({ node }) => {
      const row = findRow(editing.page, node)
      if (!row) return t(node === PAGE ? 'builder.page.title' : 'builder.pane.outline')
      return [nameOf(row.type), titleOf(row, locale)].filter(Boolean).join(' ')
    }),
  )
  if (editing.isPlain) return <Notice>{words('plain')}</Notice>
  return (
    <>
      {others.length > 0 && (
        <Text className='tp-edit__note' role='status'>
          {words('here', { names: others.join(locale === 'en' ? ', ' : '、') })}
        </Text>
      )}
      {both.size > 0 && (
        <Notice tone='warning'>{words('both', { parts: [...both].join(', ') })}</Notice>
      )}
      {joinedWith !== '' && (
        <Notice closeLabel={words('read')} onClose={read}>
          {words('joined', { name: joinedWith })}
        </Notice>
      )}
    </>
  )
})

/** Links to the draft: made for another phone, listed while they are good, and ended. */
export function Links({ editing }: BesideProps) {
  const { url } = editing
  const { host } = useServices()
  const words = useWords('beside')
  const t = useTranslate()
  const locale = useLocale()
  const copy = useCopy()
  const { busy, problem, setProblem, run } = useSending()
  const found = useQuery(linksOf(url))
  const [made, setMade] = useState<{ readonly id: string; readonly address: string }>()
  const make = () =>
    run(async () => {
      // What was changed a moment ago is on its way still.
      if (!(await editing.save())) return setProblem(t('builder.review.unsaved'))
      const { id, token } = await addPreviewLink({ body: { url } }, { quiet: true })
      const path = formatUrl('/views/index', { x: token })
      setMade({ id, address: host.linkTo(path) ?? path })
      await found.reload()
    })
  const end = (id?: string) =>
    run(async () => {
      await revokePreviewLinks({ body: { url, id } }, { quiet: true })
      if (id === undefined || id === made?.id) setMade(undefined)
      host.toast(words('ended'))
      await found.reload()
    })
  return (
    <View className='tp-edit__form'>
      <Text className='tp-edit__note'>{words('about')}</Text>
      {problem && <Notice tone='danger'>{problem}</Notice>}
      {made && (
        <>
          <QrCode
            text={made.address}
            code={made.address}
            label={words('code')}
            note={words('scan')}
          />
          <Button block kind='secondary' onTap={() => void copy(made.address)}>
            {words('copy')}
          </Button>
        </>
      )}
      <Button block loading={busy} onTap={() => void make()}>
        {words('make')}
      </Button>
      <QueryState
        query={found}
        inSheet
        offline={OFFLINE}
        skeleton={<Skeleton kind='cell' count={2} label={t('common.loading')} />}
      >
        {(links) => (
          <CellGroup title={links.length === 0 ? words('noLinks') : undefined}>
            {links.map(({ id, by, createdAt, expiresAt }) => {
              const time = formatDateTime(expiresAt, locale)
              return (
                <Cell
                  key={id}
                  title={words('until', { time })}
                  note={words('madeBy', { name: by, time: formatDateTime(createdAt, locale) })}
                  value={
                    <Button
                      size='s'
                      kind='secondary'
                      disabled={busy}
                      label={words('endOf', { time })}
                      onTap={() => void end(id)}
                    >
                      {words('end')}
                    </Button>
                  }
                />
              )
            })}
            {links.length > 1 && (
              <Button block kind='secondary' disabled={busy} onTap={() => void end()}>
                {words('endAll')}
              </Button>
            )}
          </CellGroup>
        )}
      </QueryState>
    </View>
  )
}

/** Of one who saved again and again only the last stays. */
const isSameSaving = (act: Act, next: Act | undefined) =>
  act.action === 'save' && next?.action === 'save' && next.by === act.by

/** Who did what to the page, the latest first. */
export const Acts = observer(function Acts({
  editing: { url, revision, liveVersion },
}: BesideProps) {
  const words = useWords('beside')
  const t = useTranslate()
  const locale = useLocale()
  const list = usePages(actsOf(url, `${revision} ${liveVersion}`))
  const shown = list.items.filter((act, at) => !isSameSaving(act, list.items[at - 1]))
  return (
    <PagedList
      list={{ ...list, items: shown }}
      offline={OFFLINE}
      skeleton={<Skeleton kind='cell' count={4} label={t('common.loading')} />}
      empty={{ variant: 'empty', title: words('noActs') }}
      more='common.more'
      label={words('acts')}
    >
      {({ id, by, at, action, fromVersion, toVersion, changes, from, reason }) => {
        const wasOn = fromVersion !== Version.None
        const isOff = action !== 'unpublish' && wasOn && toVersion === Version.None
        const title = words(isOff ? 'off' : `act-${action}`, {
          from: from ?? fromVersion,
          to: toVersion,
        })
        const how = changes ? t('builder.review.changes', { ...changes }) : ''
        const why = reason && words('reason', { reason })
        return (
          <View key={id} role='listitem'>
            <Cell
              title={title}
              note={[by, formatDateTime(at, locale), how, why].filter(Boolean).join(' · ')}
            />
          </View>
        )
      }}
    </PagedList>
  )
})

/**
 * What stands against a publication that came too late: the draft as somebody else has left it, or, if nobody
 * has, the newer version that is on air.
 *
 * @throws what the call for it rejects with.
 */
export async function standsAgainst(draft: Draft, revision: number): Promise<Draft> {
  if (draft.revision !== revision || draft.liveVersion < 0) return draft
  const { url, liveVersion: version } = draft
  const theirs = await getVersion({ query: { url, version } }, { quiet: true })
  const { definition, createdBy } = theirs
  return { ...draft, definition, baseVersion: theirs.version, updatedBy: createdBy }
}
