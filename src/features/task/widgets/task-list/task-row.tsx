import { useTranslate } from '../../../../i18n'
import { Button } from '../../../../ui/button/button'
import { IconDisc } from '../../../../ui/faces/faces'
import type { IconName } from '../../../../ui/icon/icons'
import { Tag } from '../../../../ui/marks/marks'
import { Box, Txt } from '../../../../ui/primitives/elements'
import type { TaskJob } from '../../contract'
import { type TaskRun, timeOf } from './use-task-run'

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
export function TaskRow({ task, run, isLoggedIn, onStart }: TaskRowProps) {
  const { id, key, name, intro, reward, doneToday, timesPerDay } = task
  const t = useTranslate()
  const runs = run.id === id
  const finished = doneToday >= timesPerDay
  const part = runs
    ? 1 - run.left / timeOf(task)
    : Math.min(1, doneToday / Math.max(1, timesPerDay))
  const count = { done: doneToday, of: timesPerDay }
  return (
    <Box className='tp-tasks__task' role='listitem'>
      <IconDisc name={ICONS[key] ?? 'gift'} />
      <Box className='tp-tasks__body'>
        <Box className='tp-tasks__top'>
          <Txt className='tp-tasks__name'>{name}</Txt>
          <Txt className='tp-price tp-price--s tp-num tp-c-success'>
            {t('task.gain', { count: reward })}
          </Txt>
        </Box>
        {intro !== '' && <Txt className='tp-tasks__intro'>{intro}</Txt>}
        <Box className='tp-tasks__track' decor>
          <Box
            className={runs ? 'tp-tasks__bar tp-tasks__bar--runs' : 'tp-tasks__bar'}
            style={{ width: `${Math.round(part * 100)}%` }}
          />
        </Box>
        {runs ? (
          <Txt className='tp-tasks__note tp-num' role='status'>
            {run.booking ? t('task.booking') : t('task.running', { n: Math.ceil(run.left / 1000) })}
          </Txt>
        ) : (
          <Txt className='tp-tasks__note tp-num'>{t('task.done', count)}</Txt>
        )}
      </Box>
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
    </Box>
  )
}
