import './task-list.scss'
import { observer } from 'mobx-react-lite'
import { openLogin, useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { OFFLINE, QueryState } from '../../../../engine/outlet/paged-list'
import { usePage, useReturnRefresh } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { stale, tasks as tasksOfToday } from '../../queries'
import type { TaskListConfig, Tasks } from '.'
import { TaskRow } from './task-row'
import { useTaskRun } from './use-task-run'

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
    <Box className='tp-tasks'>
      {session.isLoggedIn && (
        <Box className='tp-tasks__sum' role='group' label={t('task.earned')}>
          <Txt className='tp-tasks__label'>{t('task.earned')}</Txt>
          <Txt className='tp-price tp-price--l tp-num tp-c-ink'>
            {t('task.points', { count: earned })}
          </Txt>
        </Box>
      )}
      <Box className='tp-tasks__list tp-enter' role='list' label={t('task.title')}>
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
      </Box>
    </Box>
  )
})
