import './task-list.scss'
import { observer } from 'mobx-react-lite'
import { openLogin, useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { IconDisc } from '../../../../ui/faces/faces'
import type { IconName } from '../../../../ui/icon/icons'
import { Tag } from '../../../../ui/marks/marks'
import { Text, View } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import type { TaskJob } from '../../contract'
import { stale, tasks as tasksOfToday } from '../../queries'
import type { TaskListConfig, Tasks } from '.'
import { type TaskRun, timeOf, useTaskRun } from './use-task-run'

const ICONS: Readonly<Record<string, IconName>> = {
  view: 'eye',
  like: 'heart',
  comment: 'message',
  advertisement: 'video',
}

interface TaskRowProps {
  readonly task: TaskJob
  readonly run: TaskRun
  readonly isLoggedIn: boolean
  readonly onStart: () => void
}

/** One job: what to do, what for, how often it was done today. While it runs, the time it still takes. */
function TaskRow({ task, run, isLoggedIn, onStart }: TaskRowProps) {
  const { id, key, name, intro, reward, doneToday, timesPerDay } = task
  const t = useTranslate()
  const runs = run.id === id
  const finished = doneToday >= timesPerDay
  const part = runs
    ? 1 - run.left / timeOf(task)
    : Math.min(1, doneToday / Math.max(1, timesPerDay))
  const count = { done: doneToday, of: timesPerDay }
  return (
    <View className='tp-tasks__task' role='listitem'>
      <IconDisc name={ICONS[key] ?? 'gift'} />
      <View className='tp-tasks__body'>
        <View className='tp-tasks__top'>
          <Text className='tp-tasks__name'>{name}</Text>
          <Text className='tp-price tp-price--s tp-num tp-c-success'>
            {t('task.gain', { count: reward })}
          </Text>
        </View>
        {intro !== '' && <Text className='tp-tasks__intro'>{intro}</Text>}
        <View className='tp-tasks__track' decor>
          <View
            className={runs ? 'tp-tasks__bar tp-tasks__bar--runs' : 'tp-tasks__bar'}
            style={{ width: `${Math.round(part * 100)}%` }}
          />
        </View>
        {runs ? (
          <Text className='tp-tasks__note tp-num' role='status'>
            {run.booking ? t('task.booking') : t('task.running', { n: Math.ceil(run.left / 1000) })}
          </Text>
        ) : (
          <Text className='tp-tasks__note tp-num'>{t('task.done', count)}</Text>
        )}
      </View>
      {finished ? (
        <Tag tone='success'>{t('task.finished')}</Tag>
      ) : (
        <Button
          size='s'
          kind='secondary'
          loading={runs}
          disabled={run.id !== undefined && !runs}
          label={t('task.startNamed', { name })}
          onTap={onStart}
        >
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
  const { queries } = useServices()
  const t = useTranslate()
  const query = useQuery<Tasks>({
    ...tasksOfToday,
    enabled: value === undefined,
  })
  const run = useTaskRun(() => stale.afterJob(queries))

  useReturnRefresh(query.reload)

  const tasks = value ?? query.value ?? []
  return (
    <QueryState
      query={query}
      given={value}
      offline={OFFLINE}
      skeleton={<Skeleton kind='cell' count={4} className='tp-tasks' label={t('common.loading')} />}
      empty={tasks.length > 0 ? undefined : { title: t('task.empty'), note: t('task.emptyNote') }}
    >
      <TasksOfToday tasks={tasks} run={run} urls={config.urls} />
    </QueryState>
  )
})

interface TasksProps {
  readonly tasks: Tasks
  readonly run: ReturnType<typeof useTaskRun>
  readonly urls: TaskListConfig['urls']
}

const TasksOfToday = observer(function TasksOfToday({ tasks, run, urls }: TasksProps) {
  const services = useServices()
  const { session } = services
  const page = usePage()
  const t = useTranslate()
  const open = useOpen()
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
            run={run}
            isLoggedIn={session.isLoggedIn}
            onStart={() => {
              const url = urls[task.key]
              if (!session.isLoggedIn) openLogin(services, page)
              else if (url) open(url)
              else run.start(task)
            }}
          />
        ))}
      </View>
    </View>
  )
})
