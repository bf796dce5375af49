import './task-list.scss'
import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { openLogin, useOpen } from '../../../../engine/actions/open'
import type { WidgetProps } from '../../../../engine/contract'
import { useQuery } from '../../../../engine/data/queries'
import { ListFailure } from '../../../../engine/outlet/states'
import { usePage } from '../../../../engine/page/page-context'
import { useServices } from '../../../../engine/services'
import { useTranslate } from '../../../../i18n'
import { Price } from '../../../../ui/marks/marks'
import { Box, Txt } from '../../../../ui/primitives/elements'
import { Skeleton } from '../../../../ui/skeleton/skeleton'
import { EmptyState } from '../../../../ui/states/states'
import { stale, tasks as tasksOfToday } from '../../queries'
import type { TaskListConfig, Tasks } from '.'
import { TaskRow } from './task-row'
import { useTaskRun } from './use-task-run'

const OFFLINE = { title: 'engine.list.offline', note: 'engine.list.offlineNote' } as const

/** Jobs with a reward: how far each is today, and doing them. */
export const TaskList = observer(function TaskList({
  value,
  config,
}: WidgetProps<Tasks | undefined, TaskListConfig>) {
  const services = useServices()
  const { host, queries, session } = services
  const page = usePage()
  const t = useTranslate()
  const open = useOpen()
  const query = useQuery<Tasks>({
    ...tasksOfToday,
    enabled: value === undefined,
  })
  const run = useTaskRun(() => stale.afterJob(queries))

  const shown = useRef(false)
  host.usePageShow(() => {
    if (shown.current) query.reload()
    shown.current = true
  })

  const tasks = value ?? query.value
  if (!tasks) {
    if (query.status === 'error')
      return <ListFailure offline={OFFLINE} error={query.error} onRetry={query.reload} />
    return <Skeleton kind='cell' count={4} className='tp-tasks' label={t('common.loading')} />
  }
  if (tasks.length === 0) {
    return <EmptyState title={t('task.empty')} note={t('task.emptyNote')} />
  }
  const earned = tasks.reduce((sum, { reward, doneToday }) => sum + reward * doneToday, 0)

  return (
    <Box className='tp-tasks'>
      {session.isLoggedIn && (
        <Box className='tp-tasks__sum' role='group' label={t('task.earned')}>
          <Txt className='tp-tasks__label'>{t('task.earned')}</Txt>
          <Price size='l' tone='ink' cents={earned} />
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
              const url = config.urls[task.key]
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
