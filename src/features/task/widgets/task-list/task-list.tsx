import './task-list.scss'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { openLogin, useOffer, useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { errorText } from '../../../../engine/error-text'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { fillUrl } from '../../../../shared/url'
import { Button } from '../../../../ui/button/button'
import { IconDisc } from '../../../../ui/faces/faces'
import type { IconName } from '../../../../ui/icon/icons'
import { Tag } from '../../../../ui/marks/marks'
import { Pressable, Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import type { TaskJob } from '../../contract'
import { executeTask } from '../../contract'
import { IN_HAND, tasks as tasksOfToday, useReportDeed } from '../../queries'
import type { TaskListConfig, Tasks } from '.'

const ICONS: Readonly<Record<string, IconName>> = {
  view: 'eye',
  like: 'heart',
  comment: 'message',
  advertisement: 'video',
  checkin: 'calendar',
  invite: 'share',
}

type Urls = TaskListConfig['urls']

/**
 * The press that begins a job: a login for a visitor; the place where it is done, with the job in hand; or, where there is
 * none, at once.
 */
export function useTaskStart(urls: Urls): (task: TaskJob) => () => void {
  const services = useServices()
  const page = usePage()
  const open = useOpen()
  const report = useReportDeed()
  const offer = useOffer()
  const t = useTranslate()
  const busy = useRef(false)
  return (task) => {
    if (!services.session.isLoggedIn) return () => openLogin(services, page)
    const take = () => services.kept.set(IN_HAND, task)
    const url = urls[task.key]
    if (url) return open.to(fillUrl(url, task), { first: take })
    return offer(executeTask, async () => {
      take()
      if (busy.current) return
      busy.current = true
      await report({
        key: task.key,
        entityKey: 'task',
        entityId: task.id,
      }).catch((error: unknown) => services.host.toast(errorText(error, t)))
      busy.current = false
    })
  }
}

interface TaskRowProps {
  readonly task: TaskJob
  readonly isLoggedIn: boolean
  readonly onStart: () => void
  readonly onOpen: () => void
}

/** One job: what to do, what for, how often it was done today. */
function TaskRow({ task, isLoggedIn, onStart, onOpen }: TaskRowProps) {
  const { key, name, intro, reward, doneToday, timesPerDay } = task
  const t = useTranslate()
  const part = Math.min(1, doneToday / Math.max(1, timesPerDay))
  return (
    <View className='tp-tasks__task' role='listitem'>
      <IconDisc name={ICONS[key] ?? 'gift'} />
      <Pressable role='link' className='tp-tasks__body' onTap={onOpen}>
        <View className='tp-tasks__top'>
          <Text className='tp-tasks__name'>{name}</Text>
          <Text className='tp-price tp-price--s tp-num tp-c-success'>
            {t('task.gain', { count: reward })}
          </Text>
        </View>
        {intro !== '' && <Text className='tp-tasks__intro'>{intro}</Text>}
        <View className='tp-tasks__track' decor>
          <View className='tp-tasks__bar' style={{ width: `${Math.round(part * 100)}%` }} />
        </View>
        <Text className='tp-tasks__note tp-num'>
          {t('task.done', { done: doneToday, of: timesPerDay })}
        </Text>
      </Pressable>
      {doneToday >= timesPerDay ? (
        <Tag tone='success'>{t('task.finished')}</Tag>
      ) : (
        <Button size='s' kind='secondary' label={t('task.startNamed', { name })} onTap={onStart}>
          {t(isLoggedIn ? 'task.start' : 'common.login')}
        </Button>
      )}
    </View>
  )
}

/** Jobs with a reward: how far each is today, and doing them. */
export const TaskList = observer(function TaskList({
  value,
  config,
}: WidgetProps<Tasks | undefined, TaskListConfig>) {
  const t = useTranslate()
  const query = useQuery<Tasks>({
    ...tasksOfToday,
    enabled: value === undefined,
  })
  useReturnRefresh(query.reload)

  const tasks = value ?? query.value ?? []
  return (
    <QueryState
      query={query}
      given={value}
      offline={OFFLINE}
      skeleton={<Skeleton kind='cell' count={4} label={t('common.loading')} />}
      empty={tasks.length > 0 ? undefined : { title: t('task.empty'), note: t('task.emptyNote') }}
    >
      <TasksOfToday tasks={tasks} config={config} />
    </QueryState>
  )
})

interface TasksProps {
  readonly tasks: Tasks
  readonly config: TaskListConfig
}

const TasksOfToday = observer(function TasksOfToday({ tasks, config }: TasksProps) {
  const { session } = useServices()
  const t = useTranslate()
  const open = useOpen()
  const start = useTaskStart(config.urls)
  const earned = tasks.reduce((sum, { reward, doneToday }) => sum + reward * doneToday, 0)
  return (
    <View className='tp-tasks'>
      {session.isLoggedIn && (
        <View className='tp-tasks__sum' role='group' label={t('task.earned')}>
          <Text className='tp-tasks__label'>{t('task.earned')}</Text>
          <Text className='tp-price tp-price--l tp-num tp-c-ink'>
            {t('task.points', { count: earned })}
          </Text>
        </View>
      )}
      <View className='tp-tasks__list tp-enter' role='list' label={t('task.title')}>
        {tasks.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            isLoggedIn={session.isLoggedIn}
            onStart={start(task)}
            onOpen={open.to(fillUrl(config.itemUrl, task))}
          />
        ))}
      </View>
    </View>
  )
})
