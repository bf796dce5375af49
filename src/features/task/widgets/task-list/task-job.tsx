import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { OneState } from '../../../../engine/outlet/one-state'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { Icon } from '../../../../ui/icon/icon'
import { Text, View } from '../../../../ui/primitives/elements'
import { MotionImage } from '../../../../ui/primitives/frames'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { type TaskJob, watchAdvertisement } from '../../contract'
import { IN_HAND, stale, taskBy, useReportDeed } from '../../queries'
import type { TaskClockConfig, TaskShowConfig } from '.'
import { useTaskStart } from './task-list'
import './task-list.scss'

/** One job: what is to be done, what for, and the way to it; a film is watched here. */
export const TaskShow = observer(function TaskShow({
  config,
}: WidgetProps<unknown, TaskShowConfig>) {
  const { query } = usePage()
  const t = useTranslate()
  const id = query.id ?? ''
  const found = useQuery({ ...taskBy(id), enabled: id !== '' })
  useReturnRefresh(found.reload)
  return (
    <OneState
      id={id}
      query={found}
      missing={{
        title: 'task.missing',
        note: 'task.missingNote',
        action: 'task.all',
        url: config.listUrl,
      }}
      skeleton={<Skeleton kind='card' count={1} label={t('common.loading')} />}
    >
      {(task) => <Job task={task} config={config} />}
    </OneState>
  )
})

interface JobProps {
  readonly task: TaskJob
  readonly config: TaskShowConfig
}

const Job = observer(function Job({ task, config }: JobProps) {
  const { session } = useServices()
  const t = useTranslate()
  const start = useTaskStart(config.urls)
  const { key, name, intro, reward, doneToday, timesPerDay, film } = task
  const isDone = doneToday >= timesPerDay
  const isFilm = key === 'advertisement'
  return (
    <View className='tp-tasks'>
      <View className='tp-tasks__sum'>
        <Text className='tp-tasks__name' level={1}>
          {name}
        </Text>
        <Text className='tp-tasks__intro'>{intro}</Text>
        <Text className='tp-price tp-price--l tp-num tp-c-success'>
          {t('task.gain', { count: reward })}
        </Text>
        <Text className='tp-tasks__note tp-num'>
          {t('task.done', { done: doneToday, of: timesPerDay })}
        </Text>
        <Text className='tp-tasks__note'>
          {isFilm ? t('task.toTheEnd') : t('task.takes', { count: Math.ceil(timeOf(task) / 1000) })}
        </Text>
      </View>
      {session.isLoggedIn && isFilm && film && !isDone ? (
        <Film key={film.id} film={film} />
      ) : (
        <Button
          kind='primary'
          block
          disabled={session.isLoggedIn && (isDone || (isFilm && !film))}
          label={t('task.startNamed', { name })}
          onTap={start(task)}
        >
          {t(session.isLoggedIn ? (isDone ? 'task.finished' : 'task.start') : 'common.login')}
        </Button>
      )}
    </View>
  )
})

/** A film that is paid for: the server hears when it begins, and when it has ended. */
function Film({ film }: { readonly film: NonNullable<TaskJob['film']> }) {
  const { host, queries } = useServices()
  const t = useTranslate()
  const begun = useRef<Promise<number>>()
  const [problem, setProblem] = useState(false)

  const tell = (ms: number) =>
    watchAdvertisement({ body: { advertisementId: film.id, ms } }, { background: true })
  function begin() {
    // A player that was stopped goes on with what was begun.
    begun.current ??= tell(0).then(() => Date.now())
    begun.current.catch((error: unknown) => {
      begun.current = undefined
      host.toast(errorText(error, t))
    })
  }
  async function end() {
    try {
      // It counts from when the server heard of its beginning, which on a slow line is later than it was.
      const over = ((await begun.current) ?? 0) + film.ms
      await new Promise((resolve) => setTimeout(resolve, over - Date.now()))
      const { executed, reward } = await tell(film.ms)
      const gain = t('task.gain', { count: reward })
      host.toast(executed ? t('task.credited', { reward: gain }) : t('task.notCredited'))
      await stale.afterJob(queries)
    } catch (error) {
      host.toast(errorText(error, t))
    }
    begun.current = undefined
  }
  return (
    <View className='tp-tasks__film'>
      <Text className='tp-tasks__name' level={2}>
        {film.title}
      </Text>
      <MotionImage
        className='tp-tasks__player'
        src={host.imageUrl(film.src)}
        poster={host.imageUrl(film.image, 960) || undefined}
        label={t('task.film', { title: film.title })}
        autoplay={false}
        loop={false}
        controls
        onPlay={begin}
        onEnded={end}
        onError={() => setProblem(true)}
      />
      {problem && <Text className='tp-tasks__note'>{t('task.filmFailed')}</Text>}
    </View>
  )
}

/** Commerce spec §9: a job takes 200 ms at least, a view 5000 ms. */
const SHORTEST = 200
const SHORTEST_VIEW = 5000
/** How often the clock is read. A gap much longer than this was no time spent on the page. */
const TICK = 100
const LONGEST_STEP = 1000
/** The server saw the page opened a little later than the user did: it is asked again so often. */
const TRIES = 4
const SECOND = 1000

/** What a job takes at least, ms. */
export const timeOf = ({ key, minimumMs }: Pick<TaskJob, 'key' | 'minimumMs'>): number =>
  Math.max(SHORTEST, minimumMs, key === 'view' ? SHORTEST_VIEW : 0)

/** Counts a job down that takes time on a page; draws nothing for who has not set out to do it. */
export const TaskClock = observer(function TaskClock({
  config,
}: WidgetProps<unknown, TaskClockConfig>) {
  const { kept, session } = useServices()
  const { query } = usePage()
  const job = kept.get(IN_HAND)
  const id = query.id ?? ''
  if (!session.isLoggedIn || job?.key !== config.job || id === '') return null
  return <Running key={id} job={job} entityKey={config.entityKey} entityId={id} />
})

interface RunningProps {
  readonly job: TaskJob
  readonly entityKey: string
  readonly entityId: string
}

/** Time counts only while the page is in front and the app can be seen; leaving the page gives it up. */
function Running({ job, entityKey, entityId }: RunningProps) {
  const { host, kept } = useServices()
  const { isShown } = usePage()
  const t = useTranslate()
  const report = useReportDeed()
  const [left, setLeft] = useState(() => timeOf(job))
  const [tries, setTries] = useState(0)
  const done = useRef(async () => {})
  done.current = async () => {
    try {
      await report({
        key: job.key,
        entityKey,
        entityId,
      })
    } catch (error) {
      if (tries + 1 === TRIES) {
        host.toast(errorText(error, t))
        kept.set(IN_HAND, undefined)
      } else setTries(tries + 1)
    }
  }
  useEffect(() => {
    let rest = tries === 0 ? timeOf(job) : SECOND
    let before = Date.now()
    const timer = setInterval(() => {
      const now = Date.now()
      const passed = Math.min(now - before, LONGEST_STEP)
      before = now
      if (host.isHidden() || !isShown()) return
      rest -= passed
      setLeft(Math.max(0, rest))
      if (rest > 0) return
      clearInterval(timer)
      done.current()
    }, TICK)
    return () => clearInterval(timer)
  }, [job, host, isShown, tries])
  return (
    <View className='tp-task-clock' role='status'>
      <Icon name='circle-check' size={16} />
      <Text className='tp-num'>
        {left > 0 ? t('task.running', { n: Math.ceil(left / 1000) }) : t('task.booking')}
      </Text>
    </View>
  )
}
