import './author.scss'
import { useEffect, useState } from 'react'
import { useOffer, useOpen } from '../../../../engine/actions/open'
import { useCopy } from '../../../../engine/actions/use-copy'
import { useForm } from '../../../../engine/actions/use-form'
import { type Submit, useSubmit } from '../../../../engine/actions/use-submit'
import { usePages, useQuery } from '../../../../engine/data/queries'
import { usePolling } from '../../../../engine/data/use-polling'
import { MissingState, OneState } from '../../../../engine/outlet/one-state'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { fillUrl } from '../../../../shared/url'
import { Button } from '../../../../ui/button/button'
import { Card } from '../../../../ui/card/card'
import { TextField } from '../../../../ui/form-field/form-field'
import { Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { Notice } from '../../../../ui/states/states'
import {
  beginLive,
  deleteLive,
  endLive,
  NOTICE_LENGTH,
  noticeLive,
  pinProduct,
  pushLive,
} from '../../contract'
import { type LiveRoom, LiveStatus, type LiveViewer } from '../../contract-shapes'
import { figuresOf, liveBy, stale, viewerPages } from '../../queries'
import { MISSING, ProductRow, URLS } from './author-parts'
import { Figures, Viewers } from './desk-parts'
import { LiveHead } from './own-lives'

/** How often figures and viewers are asked for while it runs, ms. */
const EVERY = 5000

/** `/live/desk`: what an author does with the stream that the address names. */
export function LiveDesk() {
  const { id = '' } = usePage().query
  const t = useTranslate()
  const room = useQuery<LiveRoom>({ ...liveBy(id), enabled: id !== '' })
  useReturnRefresh(room.reload)
  return (
    <OneState
      id={id}
      query={room}
      missing={MISSING}
      skeleton={<Skeleton kind='cell' count={5} label={t('common.loading')} />}
    >
      {(value) =>
        value.actions.includes('manage') ? <Desk room={value} /> : <MissingState {...MISSING} />
      }
    </OneState>
  )
}

interface DeskProps {
  readonly room: LiveRoom
}

/** Does it, says so, and fetches anew. */
type DoAndTell = (act: () => Promise<unknown>, done: string) => Promise<void>
type Work = (...what: Parameters<DoAndTell>) => Promise<boolean>

function Desk({ room }: DeskProps) {
  const { host, navigator, queries } = useServices()
  const { ask } = usePage()
  const t = useTranslate()
  const offer = useOffer()
  const open = useOpen()
  const own = useSubmit()
  const { busy, problem, setProblem } = own
  const { id, status, title } = room
  const figures = useQuery(figuresOf(id))
  const viewers = usePages<LiveViewer>(viewerPages(id))
  const isOnAir = status === LiveStatus.Live
  const isPlanned = status === LiveStatus.Created
  usePolling(() => Promise.all([figures.reload(), viewers.reload()]), isOnAir ? EVERY : undefined)
  // What was lost may have been done: the stream is asked how it stands, and a loss it proves wrong goes.
  const sender: Submit = {
    ...own,
    run: (act, outcome) =>
      own.run(act, {
        ...outcome,
        refused(error) {
          void stale.afterWork(queries)
          return outcome?.refused?.(error) ?? false
        },
      }),
  }
  const stands = `${status} ${room.pinnedId} ${room.notice}`
  useEffect(() => {
    if (stands) setProblem(undefined)
  }, [stands, setProblem])
  const doAndTell: DoAndTell = async (act, done) => {
    await act()
    host.toast(done)
    await stale.afterWork(queries)
  }
  const work: Work = (act, done) => sender.run(() => doAndTell(act, done))
  const questions = {
    begin: {
      title: t('live.desk.beginTitle'),
      text: t('live.desk.beginText', { title }),
      ok: t('live.desk.beginOk'),
      cancel: t('common.cancel'),
    },
    end: {
      title: t('live.desk.endTitle'),
      text: t('live.desk.endText', { title }),
      ok: t('live.desk.endOk'),
      cancel: t('common.cancel'),
      tone: 'danger',
    },
    delete: {
      title: t('live.desk.deleteTitle'),
      text: t('live.desk.deleteText', { title }),
      ok: t('live.desk.deleteOk'),
      cancel: t('common.cancel'),
      tone: 'danger',
    },
  } as const
  const key = { body: { liveId: id } }
  const quiet = { quiet: true }

  async function begin(): Promise<void> {
    if (await ask(questions.begin)) await work(() => beginLive(key, quiet), t('live.desk.begun'))
  }
  async function end(): Promise<void> {
    if (await ask(questions.end)) await work(() => endLive(key, quiet), t('live.desk.ended'))
  }
  async function remove(): Promise<void> {
    if (!(await ask(questions.delete))) return
    const isGone = await sender.run(async () => {
      await deleteLive({ query: { liveId: id } }, quiet)
      await stale.afterFollow(queries)
    })
    if (!isGone) return
    host.toast(t('live.desk.deleted'))
    await navigator.back()
  }

  return (
    <View className='tp-author'>
      <LiveHead room={room}>
        {isPlanned && (
          <Button block loading={busy} icon='video' onTap={offer(beginLive, begin)}>
            {t('live.desk.begin')}
          </Button>
        )}
        {isOnAir && (
          <Button block kind='danger' loading={busy} onTap={offer(endLive, end)}>
            {t('live.desk.end')}
          </Button>
        )}
        <View className='tp-author__acts'>
          <Button size='s' kind='secondary' onTap={open.to(fillUrl(URLS.room, room))}>
            {t('live.desk.room')}
          </Button>
          {(isPlanned || isOnAir) && (
            <Button size='s' kind='secondary' onTap={open.to(fillUrl(URLS.edit, room))}>
              {t('common.edit')}
            </Button>
          )}
          {!isOnAir && (
            <Button size='s' kind='ghost' disabled={busy} onTap={remove}>
              {t('common.delete')}
            </Button>
          )}
        </View>
      </LiveHead>
      {problem && <Notice tone='danger'>{problem}</Notice>}
      {(isPlanned || isOnAir) && <Push liveId={id} />}
      {(isPlanned || isOnAir) && (
        <Say key={room.notice} room={room} sender={sender} doAndTell={doAndTell} />
      )}
      {!isPlanned && <Figures query={figures} />}
      {isOnAir && <Shelf room={room} busy={busy} work={work} />}
      {!isPlanned && <Viewers list={viewers} room={room} busy={busy} work={work} />}
    </View>
  )
}

/** Where the camera sends its picture; shown when it is asked for: whoever reads it can stream. */
function Push({ liveId }: { readonly liveId: string }) {
  const t = useTranslate()
  const copy = useCopy()
  const { busy, problem, run } = useSubmit()
  const [url, setUrl] = useState('')
  const show = () => run(async () => setUrl((await pushLive({ query: { liveId } })).pushUrl))
  return (
    <Card title={t('live.desk.push')}>
      <View className='tp-author__stack'>
        <Text className='tp-author__note'>{t('live.desk.pushNote')}</Text>
        {url !== '' && (
          <Text className='tp-author__url' select>
            {url}
          </Text>
        )}
        {problem && <Notice tone='danger'>{problem}</Notice>}
        <Button
          size='s'
          kind='secondary'
          icon={url === '' ? 'eye' : 'copy'}
          loading={busy}
          onTap={url === '' ? show : () => copy(url)}
        >
          {t(url === '' ? 'live.desk.pushShow' : 'live.desk.pushCopy')}
        </Button>
      </View>
    </Card>
  )
}

interface PartProps {
  readonly room: LiveRoom
  readonly busy: boolean
  readonly work: Work
}

interface SayProps extends Pick<PartProps, 'room'> {
  readonly sender: Submit
  readonly doAndTell: DoAndTell
}

/** What everybody in the room reads. */
function Say({ room, sender, doAndTell }: SayProps) {
  const t = useTranslate()
  const form = useForm({ initial: { notice: room.notice }, sender })
  const notice = form.values.notice.trim()
  const send = () =>
    form.submit(() =>
      doAndTell(
        () => noticeLive({ body: { liveId: room.id, notice } }, { quiet: true }),
        t(notice === '' ? 'live.desk.noticeGone' : 'live.desk.noticeDone'),
      ),
    )
  return (
    <Card>
      <TextField
        label={t('live.desk.notice')}
        hint={t('live.desk.noticeHint')}
        error={form.problemOf('notice')}
        field={{ ...form.text('notice'), maxLength: NOTICE_LENGTH }}
        extra={
          <Button
            size='s'
            kind='secondary'
            disabled={form.busy || notice === room.notice}
            onTap={send}
          >
            {t('live.desk.noticeSay')}
          </Button>
        }
      />
    </Card>
  )
}

/** The products of a stream; one of them is shown just now. */
function Shelf({ room, busy, work }: PartProps) {
  const t = useTranslate()
  const offer = useOffer()
  const { id: liveId, products, pinnedId } = room
  return (
    <Card title={t('live.products')}>
      <View className='tp-author__stack' role='list' label={t('live.products')}>
        {products.length === 0 && (
          <Text className='tp-author__note'>{t('live.desk.noProducts')}</Text>
        )}
        {products.map((product) => {
          const { id, name } = product
          const isPinned = id === pinnedId
          const body = { liveId, productId: isPinned ? '' : id }
          const label = isPinned ? 'live.desk.unpin' : 'live.desk.pin'
          const done = isPinned ? 'live.desk.unpinned' : 'live.desk.pinned'
          return (
            <View key={id} role='listitem'>
              <ProductRow product={product}>
                <Button
                  size='s'
                  kind={isPinned ? 'primary' : 'secondary'}
                  disabled={busy}
                  label={t(isPinned ? 'live.desk.unpinNamed' : 'live.desk.pinNamed', { name })}
                  onTap={offer(pinProduct, () =>
                    work(() => pinProduct({ body }, { quiet: true }), t(done)),
                  )}
                >
                  {t(label)}
                </Button>
              </ProductRow>
            </View>
          )
        })}
      </View>
    </Card>
  )
}
